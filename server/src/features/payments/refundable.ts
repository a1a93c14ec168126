import type { PaymentState } from '@shop/domain/payment-states.ts';

type Money = { received: number; refunded: number };
type Paid = { state: PaymentState; amount: number; refunded: number; isCounted: boolean };
type Asked = { paymentId: number | null; amount: number; state: 'requested' | 'in_processing' | 'done' | 'failed' };

/** Of these the provider has, or had, the money. */
const withMoney: readonly PaymentState[] = ['approved', 'refund_in_processing', 'refunded'];

/** How much of what an order has received could be given back by hand: what is on its way back already could not. */
export function refundableByHand(
  { received, refunded }: Money,
  asked: readonly Asked[],
  counted?: { id: number },
): number {
  return Math.max(received - refunded - onItsWay(asked, counted), 0);
}

/** How much the provider could send back of a payment. A second payment of an order is not the order's money. */
export function refundableOf(payment: Paid & { id: number }, order: Money, asked: readonly Asked[]): number {
  const isHowMuchUnknown = payment.state === 'refunded' && payment.refunded === 0;
  if (!withMoney.includes(payment.state) || isHowMuchUnknown) return 0;
  const left = payment.amount - payment.refunded - onItsWay(asked, payment);
  return Math.max(payment.isCounted ? Math.min(left, refundableByHand(order, asked, payment)) : left, 0);
}

function onItsWay(asked: readonly Asked[], payment: { id: number } | undefined): number {
  const open = asked.filter(
    ({ paymentId, state }) => paymentId === payment?.id && (state === 'requested' || state === 'in_processing'),
  );
  return open.reduce((sum, { amount }) => sum + amount, 0);
}
