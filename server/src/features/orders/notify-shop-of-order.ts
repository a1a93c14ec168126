import { type Kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../job-queue.ts';
import { queueLetter } from '../notifications/queue-letter.ts';
import { readOrderNoticeEmails } from '../shop-settings/order-notices.ts';

/**
 * Writes to the addresses in the settings that there is an order to handle: once an order and address, when it is placed,
 * or when it is paid if it was to be paid on the site first. The letter holds nothing personal.
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
