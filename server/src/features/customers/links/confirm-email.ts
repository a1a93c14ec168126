import { type BroughtLink, badLink } from '../../../brought-link.ts';
import type { Shop } from '../../../shop.ts';
import { queueLetter } from '../../notifications/index.ts';
import { claimGuestOrders } from '../../orders/index.ts';
import { lockCustomer, updateCustomer } from '../customers.queries.ts';
import { invalidateLinks } from './links.queries.ts';
import { useLink } from './mailed-links.ts';

/** The link confirms the new address; the old address is notified. Links mailed to the old address become invalid. */
export async function confirmEmail({ db, queue }: Pick<Shop, 'db' | 'queue'>, link: BroughtLink): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const { customerId, newEmail } = await useLink(tx, link, 'email_change');
      const before = await lockCustomer(tx, customerId);
      const proved = { email: newEmail!, activatedAt: new Date() };
      await updateCustomer(tx, customerId, proved);
      await invalidateLinks(tx, customerId);
      await claimGuestOrders(tx, { ...before, ...proved });
      await queueLetter(tx, queue, {
        event: `email-changed:${customerId}:${proved.activatedAt.getTime()}`,
        kind: 'email-changed',
        recipient: before.email,
        data: { firstName: before.firstName, newEmail: proved.email },
      });
    });
  } catch (error) {
    throw isTaken(error) ? badLink() : error;
  }
}

/** Another account was registered with this address since the letter was sent. */
function isTaken(error: unknown): boolean {
  const { constraint } = ((error as Error).cause ?? {}) as { constraint?: string };
  return constraint === 'customers_by_email';
}
