import { createHash } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import { planRefund, type WantedSum } from '@shop/domain/refunds.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { blockRefunded, lockOrderCertificates } from '../../certificates/index.ts';
import { addToHistory, lockOrder, type OrderRow } from '../../orders/index.ts';
import { lockDay, requireOwner, requireWithinDay } from '../../staff/index.ts';
import { type Payment, updatePayment } from '../payments.queries.ts';
import { takeFromReceived } from '../updates/count-refund.ts';
import { finishRefund } from './finish-refund.ts';
import { askForRefund, recordRefundAnswer } from './record-refund-answer.ts';
import { isBlockedForGood, isTakenBack, refundableByCard, refundableByHand, refundableOrder } from './refundable.ts';
import {
  claimPieces,
  findRefundByKey,
  insertRefund,
  insertRefundLines,
  type Refund,
  type RefundedPieces,
  readRefundParts,
} from './refunds.queries.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>;

export type WantedRefund = {
  orderId: number;
  member: { id: number };
  /** Pieces whose money goes back, or a sum. */
  what: WantedSum;
  reason: string;
  requestKey: string;
  /** The payment whose provider sends it; null when it is given back by hand. */
  paymentId: number | null;
};

/**
 * Sends money back in three steps. A transaction claims the refund, so that it is sent once, and blocks the
 * certificates whose money goes back. Then the provider is asked, outside of any transaction. Then its answer is
 * recorded. Without an answer the reconciliation job asks until the status is known.
 */
export async function refundMoney(tools: Tools, wanted: WantedRefund): Promise<void> {
  const claimed = await tools.db.transaction((tx) => claimRefund(tx, tools, wanted));
  if (claimed === undefined) return;
  const answer = await askForRefund(tools, claimed);
  await recordRefundAnswer(tools, claimed, answer);
  if (answer?.state === 'refused') throw new Refusal('refund_refused', { said: answer.status });
}

/** The refund to ask the provider for; undefined if the money was given back by hand or the request is repeated. */
async function claimRefund(
  tx: Transaction,
  tools: Pick<Shop, 'queue'>,
  wanted: WantedRefund,
): Promise<{ refund: Refund; payment: Payment } | undefined> {
  const { orderId, member, reason, requestKey } = wanted;
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Refusal('order_not_found', {});
  const requestFingerprint = hashRequest(wanted);
  const earlier = await findRefundByKey(tx, requestKey);
  if (earlier !== undefined) {
    const isSame =
      earlier.orderId === orderId && (earlier.requestFingerprint ?? requestFingerprint) === requestFingerprint;
    if (isSame) return undefined;
    throw new Refusal('request_key_reused', {});
  }
  if (wanted.paymentId === null) await lockDay(tx, member);
  await lockOrderCertificates(tx, orderId);
  const { money: amount, payment, goods, isCardByHand } = await planPayback(tx, order, wanted);
  if (wanted.paymentId === null) {
    if (isCardByHand) await requireOwner(tx, member);
    await requireWithinDay(tx, member, 'refunds', amount);
  }
  const pieces = mergePieces(wanted.what);
  const refund = await insertRefund(tx, {
    orderId,
    paymentId: payment?.id ?? null,
    amount,
    delivery: 'lines' in wanted.what && wanted.what.delivery,
    reason,
    requestKey,
    requestFingerprint,
    staffId: member.id,
    state: payment === undefined ? 'done' : 'requested',
  });
  // Another order has used the same key at the same moment.
  if (refund === undefined) throw new Refusal('request_key_reused', {});
  await claimLines(tx, refund, pieces);
  // A refund has its own request key: a repeated request is answered with the current state of the order.
  await recordChange(
    tx,
    { id: member.id },
    {
      action: 'refund',
      subject: 'order',
      subjectId: orderId,
      after: { amount: toDecimal(amount), ...(goods.length > 0 && { goods }), reason },
    },
  );
  const actor = { orderId, actor: 'staff', staffId: member.id } as const;
  if (payment === undefined) {
    await addToHistory(tx, { ...actor, what: 'refunded_by_hand', data: { amount, lines: goods } });
    await takeFromReceived(tx, order, { amount, isChargeback: false });
    await finishRefund(tx, tools, refund);
    return undefined;
  }
  const data = {
    refund: refund.id,
    amount,
    lines: goods,
    payment: payment.reference,
    refundedBefore: payment.refunded,
  };
  await addToHistory(tx, { ...actor, what: 'refund_requested', data });
  // If this process dies, the reconciliation job asks the provider.
  await updatePayment(tx, payment.id, { nextAskAt: new Date(Date.now() + 120_000) });
  return { refund, payment };
}

/** The same pieces in another order are the same request. */
function hashRequest({ what, reason, paymentId }: WantedRefund): string {
  const sum = 'amount' in what ? what.amount : [mergePieces(what), what.delivery];
  return createHash('sha256')
    .update(JSON.stringify([sum, reason, paymentId]))
    .digest('hex');
}

/** One entry per order line, sorted by id. */
function mergePieces(what: WantedSum): RefundedPieces[] {
  const byLine = Map.groupBy('amount' in what ? [] : what.lines, ({ lineId }) => lineId);
  return [...byLine]
    .map(([orderLineId, pieces]) => ({
      orderLineId,
      quantity: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .toSorted((left, right) => left.orderLineId - right.orderLineId);
}

type Planned = {
  money: Kopiykas;
  /** The payment whose provider is asked. */
  payment: Payment | undefined;
  /** What the money is for, for the history and the audit log. */
  goods: string[];
  /** Card money that its provider has refused to send back: only the owner gives it back by hand. */
  isCardByHand: boolean;
};

/** How much goes back and through which payment; refuses what cannot be refunded. */
async function planPayback(
  tx: Transaction,
  order: OrderRow,
  { what, paymentId, member }: Pick<WantedRefund, 'what' | 'paymentId' | 'member'>,
): Promise<Planned> {
  const parts = await readRefundParts(tx, order.id);
  const isUnderWay = parts.refunds.some(
    (each) => each.paymentId === paymentId && (each.state === 'requested' || each.state === 'in_processing'),
  );
  if (isUnderWay) throw new Refusal('refund_in_progress', {});
  const payment = parts.payments.find(({ id }) => id === paymentId);
  const counted = parts.payments.find(({ isCounted }) => isCounted);
  const byHand = paymentId === null ? refundableByHand(order, parts.refunds, counted) : { most: 0, fromCard: 0 };
  const most = payment === undefined ? byHand.most : refundableByCard(payment, order, parts.refunds);
  // A second payment of an order did not pay for any lines, so it is refunded as a sum.
  const isOfOrder = payment === undefined ? paymentId === null : payment.isCounted;
  if (!isOfOrder) {
    if ('amount' in what && what.amount <= most) return { money: what.amount, payment, goods: [], isCardByHand: false };
    throw new Refusal('refund_above_received', { refundable: toDecimal(kopiykas('amount' in what ? most : 0)) });
  }
  const plan = planRefund(refundableOrder(order, parts), what, kopiykas(most));
  if ('refused' in plan) {
    const onCard = counted === undefined ? 0 : refundableByCard(counted, order, parts.refunds);
    if (paymentId !== null || plan.refused !== 'refund_above_received' || onCard === 0) throw toRefusal(plan);
    await requireOwner(tx, member);
    throw new Refusal('refund_goes_to_card', { refundable: toDecimal(kopiykas(byHand.most)) });
  }
  const goods = mergePieces(what).map(({ orderLineId, quantity }) => {
    return `${parts.lines.find(({ id }) => id === orderLineId)!.name} × ${quantity}`;
  });
  const isCardByHand = plan.money > byHand.most - byHand.fromCard && byHand.fromCard > 0;
  return { money: plan.money, payment: plan.money === 0 ? undefined : payment, goods, isCardByHand };
}

function toRefusal(plan: Extract<ReturnType<typeof planRefund>, { refused: string }>): Refusal {
  switch (plan.refused) {
    case 'return_above_sold':
      return new Refusal(plan.refused, {});
    case 'certificate_line_spent':
      return new Refusal(plan.refused, { lines: plan.lines });
    default:
      return new Refusal(plan.refused, { refundable: toDecimal(plan.refundable) });
  }
}

/** Each piece is refunded once. Certificates that are already blocked are taken first. */
async function claimLines(tx: Transaction, refund: Refund, pieces: readonly RefundedPieces[]): Promise<void> {
  const { bought, refunds } = await readRefundParts(tx, refund.orderId);
  const isTaken = isTakenBack(refunds);
  const rank = (each: (typeof bought)[number]) => (isBlockedForGood(each) ? 0 : each.state === 'blocked' ? 1 : 2);
  const whole = bought
    .filter((each) => each.balance === each.amount && !isTaken(each))
    .toSorted((left, right) => rank(left) - rank(right) || left.id - right.id);
  await insertRefundLines(tx, refund.id, pieces);
  for (const each of pieces) {
    if (!(await claimPieces(tx, each))) throw new Refusal('return_above_sold', {});
    const ofLine = whole.filter(({ orderLineId }) => orderLineId === each.orderLineId).slice(0, each.quantity);
    await blockRefunded(
      tx,
      ofLine.map(({ id }) => id),
      refund.id,
    );
  }
}
