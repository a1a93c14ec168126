import { Refusal } from '@shop/contract/refusal.ts';
import type { BroughtLink } from '../../../brought-link.ts';
import type { Shop } from '../../../shop.ts';
import { claimGuestOrders } from '../../orders/index.ts';
import { lockCustomer, readCustomer, updateCustomer } from '../customers.queries.ts';
import { findLinkOwner, useLink } from './mailed-links.ts';

/**
 * Confirms the e-mail address. Earlier guest orders with this address and the customer's phone now belong to the
 * account.
 */
export async function activate({ db }: Pick<Shop, 'db'>, link: BroughtLink): Promise<void> {
  const ownerId = await findLinkOwner(db, link, 'activation');
  const owner = ownerId === undefined ? undefined : await readCustomer(db, ownerId);
  if (owner?.activatedAt) throw new Refusal('already_activated', {});
  await db.transaction(async (tx) => {
    const { customerId } = await useLink(tx, link, 'activation');
    const customer = await lockCustomer(tx, customerId);
    const activatedAt = new Date();
    await updateCustomer(tx, customerId, { activatedAt });
    await claimGuestOrders(tx, { ...customer, activatedAt });
  });
}
