import type { Transaction } from '../../database/database.ts';
import { NotEnoughBalance, redeemAgain } from '../certificates/index.ts';
import { reusePromoCode } from '../promo-codes/index.ts';
import { NotEnoughStock, takeStock } from '../stock/index.ts';
import { flagOrder } from './order-history.ts';
import { readOrderRow, updateOrder } from './order-row.queries.ts';
import { addToHistory, findCancelling, listSoldLines } from './orders.queries.ts';

/**
 * Revives an order that the shop itself had cancelled: takes its goods and certificates again, all or nothing. Returns
 * false if that fails, if a person has cancelled the order, or if its personal data was erased.
 */
export async function reviveOrder(tx: Transaction, orderId: number): Promise<boolean> {
  const cancelling = await findCancelling(tx, orderId);
  if (cancelling?.actor !== 'system') return false;
  const { promoCodeId, revivals, personalDataErasedAt } = await readOrderRow(tx, orderId);
  // Without personal data it cannot be delivered.
  if (personalDataErasedAt !== null) return false;
  const revival = revivals + 1;
  try {
    // A savepoint: if something is missing, what was taken before is rolled back.
    await tx.transaction(async (part) => {
      if (promoCodeId !== null && !(await reusePromoCode(part, { orderId, promoCodeId })))
        await flagOrder(part, orderId, 'promo_code_used_up');
      await takeStock(part, await listSoldLines(part, orderId), revival);
      await redeemAgain(part, orderId, revival);
    });
  } catch (error) {
    if (error instanceof NotEnoughStock || error instanceof NotEnoughBalance) return false;
    throw error;
  }
  await updateOrder(tx, orderId, { state: 'new', revivals: revival });
  await addToHistory(tx, { orderId, actor: 'system', what: 'revived', cause: 'paid_late' });
  return true;
}
