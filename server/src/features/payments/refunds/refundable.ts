import { kopiykas } from '@shop/domain/money.ts';
import type { PaymentState } from '@shop/domain/payment-states.ts';
import type { BoughtPiece, RefundableOrder } from '@shop/domain/refunds.ts';

type Money = { received: number; refunded: number };
type Paid = { state: PaymentState; amount: number; refunded: number; isCounted: boolean };
type Asked = {
  paymentId: number | null;
  amount: number;
  state: 'requested' | 'in_processing' | 'done' | 'failed';
};

/** States in which the provider has, or had, the money. */
const withMoney: readonly PaymentState[] = ['approved', 'refund_in_processing', 'refunded'];

/** How much of the received money is neither refunded nor being refunded. */
export function moneyLeft({ received, refunded }: Money, asked: readonly Asked[], counted?: { id: number }): number {
  return Math.max(received - refunded - onItsWay(asked, counted), 0);
}

/**
 * How much of the received money can be given back by hand: money that came by hand, and card money that its provider
 * has refused to send back.
 */
export function refundableByHand(
  order: Money,
  asked: readonly (Asked & { id: number })[],
  counted?: Paid & { id: number },
): { most: number; fromCard: number } {
  const left = moneyLeft(order, asked, counted);
  const onCard = counted === undefined ? 0 : counted.amount - counted.refunded - onItsWay(asked, counted);
  const fromCard = Math.min(Math.max(onCard, 0), left);
  const last = asked
    .filter(({ paymentId }) => paymentId === counted?.id)
    .toSorted((one, other) => other.id - one.id)[0];
  return counted !== undefined && last?.state === 'failed'
    ? { most: left, fromCard }
    : { most: left - fromCard, fromCard: 0 };
}

/** How much of a payment its provider can send back. A second payment of an order is not part of the order's money. */
export function refundableByCard(payment: Paid & { id: number }, order: Money, asked: readonly Asked[]): number {
  const isHowMuchUnknown = payment.state === 'refunded' && payment.refunded === 0;
  if (!withMoney.includes(payment.state) || isHowMuchUnknown) return 0;
  const left = payment.amount - payment.refunded - onItsWay(asked, payment);
  return Math.max(payment.isCounted ? Math.min(left, moneyLeft(order, asked, payment)) : left, 0);
}

function onItsWay(asked: readonly Asked[], payment: { id: number } | undefined): number {
  const open = asked.filter(
    ({ paymentId, state }) => paymentId === payment?.id && (state === 'requested' || state === 'in_processing'),
  );
  return open.reduce((sum, { amount }) => sum + amount, 0);
}

type Order = Money & {
  state: string;
  total: number;
  promoDiscount: number;
  certificateDiscount: number;
  deliveryCost: number;
};
type Line = {
  id: number;
  kind: 'product' | 'certificate';
  price: number;
  discountPrice: number;
  quantity: number;
  refundedQuantity: number;
};
type Bought = {
  orderLineId: number | null;
  amount: number;
  balance: number;
  blockedFor: string | null;
  refundId: number | null;
};
export type RefundParts = {
  lines: readonly Line[];
  bought: readonly Bought[];
  refunds: readonly (Asked & { id: number; delivery: boolean })[];
  payments: readonly (Paid & { id: number })[];
};

/** The input of the refund rule. */
export function refundableOrder(order: Order, { lines, bought, refunds, payments }: RefundParts): RefundableOrder {
  const counted = payments.find(({ isCounted }) => isCounted);
  const isTaken = isTakenBack(refunds);
  const boughtPieces = (line: Line): BoughtPiece[] => {
    if (line.kind === 'product') return [];
    const issued = bought.filter((each) => each.orderLineId === line.id && !isTaken(each));
    // Certificates are issued when the whole order is paid: until then none can be spent.
    return Array.from({ length: line.quantity - line.refundedQuantity }, (_, index) => {
      const piece = issued[index];
      return piece === undefined
        ? { spent: kopiykas(0), isVoid: order.state === 'cancelled' }
        : { spent: kopiykas(piece.amount - piece.balance), isVoid: isBlockedForGood(piece) };
    });
  };
  return {
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      price: kopiykas(line.price),
      discountPrice: kopiykas(line.discountPrice),
      quantity: line.quantity,
      refundedQuantity: line.refundedQuantity,
      bought: boughtPieces(line),
    })),
    promoDiscount: kopiykas(order.promoDiscount),
    certificateDiscount: kopiykas(order.certificateDiscount),
    delivery: kopiykas(order.deliveryCost),
    isDeliveryRefunded: refunds.some(({ delivery, state }) => delivery && state !== 'failed'),
    total: kopiykas(order.total),
    received: kopiykas(order.received),
    left: kopiykas(moneyLeft(order, refunds, counted)),
  };
}

/** Whether a refund has taken the certificate back, or is in progress. */
export function isTakenBack(refunds: readonly { id: number; state: string }[]) {
  return ({ refundId }: Pick<Bought, 'refundId'>): boolean =>
    refunds.some(({ id, state }) => id === refundId && state !== 'failed');
}

export function isBlockedForGood({ blockedFor }: Pick<Bought, 'blockedFor'>): boolean {
  return blockedFor !== null && blockedFor !== 'staff';
}
