import type { Transaction } from '../../database/database.ts';
import { addAttention, type addToHistory, removeAttention } from './orders.queries.ts';

export type OrderEvent = Parameters<typeof addToHistory>[1];

/** Why a manager should look at an order; the admin has the texts. */
export type Attention =
  | 'amount_differs'
  | 'paid_twice'
  | 'payment_undecided'
  | 'paid_after_cancelling'
  | 'promo_code_used_up'
  | 'refunded_by_provider'
  | 'refunded_certificate_spent'
  | 'parcel_in_trouble'
  | 'collected_by_carrier'
  | 'waybill_collects_too_much'
  | 'paid_too_much'
  | 'refund_due'
  | 'refunded_too_much'
  | 'to_be_confirmed';

/** Asks a manager to look at an order. The same reason is not added twice. */
export async function flagOrder(tx: Transaction, orderId: number, reason: Attention): Promise<void> {
  await addAttention(tx, orderId, reason);
}

/** Flags an order that is paid after its waybill was made: the carrier would collect the money a second time. */
export async function flagWaybill(
  tx: Transaction,
  order: { id: number; waybillNumber: string | null; total: number; received: number },
): Promise<void> {
  const wasCollecting = order.waybillNumber !== null && order.received < order.total;
  if (wasCollecting) await flagOrder(tx, order.id, 'waybill_collects_too_much');
}

/** Removes reasons that are settled. */
export async function unflagOrder(tx: Transaction, orderId: number, reasons: readonly Attention[]): Promise<void> {
  for (const reason of reasons) await removeAttention(tx, orderId, reason);
}
