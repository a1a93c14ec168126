import { type Kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../job-queue.ts';
import { queueLetter } from '../notifications/index.ts';
import { readOrderNoticeEmails } from '../shop-settings/index.ts';

/**
 * Mails the addresses in the settings about an order to handle, once per order and address: when it is placed, or when
 * it is paid if it must be paid on the site first. The letter contains no personal data.
 */
export async function notifyShopOfOrder(
  tx: Transaction,
  queue: JobQueue,
  { id, total }: { id: number; total: Kopiykas },
): Promise<void> {
  for (const recipient of await readOrderNoticeEmails(tx))
    await queueLetter(tx, queue, {
      event: `new-order:${id}:${recipient}`,
      kind: 'new-order',
      recipient,
      data: { orderId: id, total: toDecimal(total) },
    });
}
