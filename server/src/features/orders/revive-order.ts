import type { Transaction } from '../../database/database.ts';
import { NotEnoughBalance, redeemAgain } from '../certificates/redeem-certificates.ts';
import { reusePromoCode } from '../promo-codes/use-promo-code.ts';
import { NotEnoughStock, takeStock } from '../stock/take-stock.ts';
import { addToHistory, flagOrder } from './order-history.ts';
import { findCancelling, listSoldLines, readOrderRow, updateOrder } from './orders.queries.ts';

/**
 * Brings an order that the shop itself had cancelled back to life, whole or not at all: its goods and certificates are
 * taken again. Answers whether it lives. One that a person has cancelled, or that has lost its person, stays so.
 */
export async function reviveOrder(tx: Transaction, orderId: number): Promise<boolean> {
  const cancelling = await findCancelling(tx, orderId);
  if (cancelling?.actor !== 'system') return false;
  const { promoCodeId, revivals, personalDataErasedAt } = await readOrderRow(tx, orderId);
  // There is nobody left to send it to.
  if (personalDataErasedAt !== null) return false;
  const revival = revivals + 1;
  try {
    // A part of its own: what is missing takes back what was taken before it.
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
