import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { exactHryvnias, foreignSum } from '@shop/wording/hryvnias.ts';
import {
  orderCancelledWording,
  orderPaidWording,
  orderRefundedWording,
  paymentAlertWording,
} from '@shop/wording/payment-letters.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter, type Sender } from './compose-letter.ts';
import { LetterMoney } from './letter-money.ts';
import { letterWords } from './letter-words.ts';
import { OrderPlaced, orderPage, orderParts, orderValues } from './order-placed.ts';
import { facts, paragraph, sums } from './parts.ts';

const orderId = z.number().int();
export const OrderPaid = z.object({
  orderId,
  orderReference: z.string(),
  amount: LetterMoney,
  /** To be paid on receipt. */
  rest: LetterMoney,
  /** The money came after the order was cancelled, and its goods are gone. */
  isCancelled: z.boolean(),
  /** Only gift certificates: their codes are mailed, and the shop does not call. */
  isMailed: z.boolean().default(false),
  /** Set when the order was paid before the letter about it was sent: this letter replaces both. */
  placed: OrderPlaced.optional(),
});

export function orderPaid(paid: z.output<typeof OrderPaid>, place: Sender): Letter {
  const { orderId, orderReference, amount, rest, isCancelled, isMailed, placed } = paid;
  const wording = orderPaidWording;
  const values = { orderId: String(orderId), paid: exactHryvnias(amount) };
  const next = paragraph(isMailed ? wording.mailSoon : wording.callSoon);
  const page = orderPage(orderReference, place);
  if (placed !== undefined && !isCancelled) {
    const all = { ...orderValues(placed), ...values };
    const { opening, closing, ...shown } = letterWords('order-placed-paid', all, place);
    const parts = [...opening(), next, ...orderParts(placed, { ...place, isPaid: true }), page, ...closing];
    return composeLetter(place, { ...shown, to: 'customer', parts });
  }
  const money = sums([
    { label: wording.received, value: exactHryvnias(amount), isTotal: true },
    ...(rest > 0 && !isCancelled ? [{ label: wording.rest, value: exactHryvnias(rest) }] : []),
  ]);
  const { opening, closing, ...shown } = letterWords(isCancelled ? 'order-paid-late' : 'order-paid', values, place);
  const parts = isCancelled ? [...opening(), money, ...closing] : [...opening(), next, money, page, ...closing];
  return composeLetter(place, { ...shown, to: 'customer', parts });
}

export const OrderPaidAgain = z.object({ orderId, amount: LetterMoney });

export function orderPaidAgain({ orderId, amount }: z.output<typeof OrderPaidAgain>, place: Sender): Letter {
  const sum = exactHryvnias(amount);
  const { opening, closing, ...shown } = letterWords(
    'order-paid-again',
    { orderId: String(orderId), paid: sum },
    place,
  );
  const money = sums([{ label: orderPaidWording.receivedAgain, value: sum, isTotal: true }]);
  return composeLetter(place, { ...shown, to: 'customer', parts: [...opening(), money, ...closing] });
}

export const OrderCancelled = z.object({
  orderId,
  orderReference: z.string(),
  /** Cancelled by staff, not because the payment deadline passed. */
  isByStaff: z.boolean().default(false),
  isByCustomer: z.boolean().default(false),
  /** A large cash order that was not confirmed in time. */
  isUnconfirmed: z.boolean().default(false),
  isRefundDue: z.boolean().default(false),
});

export function orderCancelled(
  { orderId, orderReference, isByStaff, isByCustomer, isUnconfirmed, isRefundDue }: z.output<typeof OrderCancelled>,
  place: Sender,
): Letter {
  const wording = orderCancelledWording;
  const { opening, closing, ...shown } = letterWords('order-cancelled', { orderId: String(orderId) }, place);
  if (isUnconfirmed) {
    const parts = [...opening({ first: wording.unconfirmed }), paragraph(wording.stillWanted), ...closing];
    return composeLetter(place, { ...shown, to: 'customer', parts });
  }
  const reason = isByStaff ? wording.byStaff : isByCustomer ? wording.byCustomer : wording.reason;
  return composeLetter(place, {
    ...shown,
    to: 'customer',
    parts: [
      ...opening({ first: reason }),
      ...(isByStaff && isRefundDue ? [paragraph(wording.refundDue)] : []),
      paragraph(isByStaff ? wording.questions : wording.again),
      orderPage(orderReference, place),
      ...closing,
    ],
  });
}

export const OrderRefunded = z.object({
  orderId,
  amount: LetterMoney,
  isToCard: z.boolean(),
  /** What was returned to certificates that had paid for the order. */
  toCertificates: LetterMoney.default(kopiykas(0)),
});

export function orderRefunded(refund: z.output<typeof OrderRefunded>, place: Sender): Letter {
  const { orderId, amount, isToCard, toCertificates } = refund;
  const wording = orderRefundedWording;
  const byMoney = isToCard ? wording.toCard : wording.byHand;
  const { opening, closing, ...shown } = letterWords('order-refunded', { orderId: String(orderId) }, place);
  return composeLetter(place, {
    ...shown,
    to: 'customer',
    parts: [
      ...opening(),
      paragraph(amount > 0 ? byMoney : wording.toCertificates),
      ...(amount > 0 && toCertificates > 0 ? [paragraph(wording.toCertificates)] : []),
      sums([
        ...(amount > 0 ? [{ label: wording.sum, value: exactHryvnias(amount), isTotal: true }] : []),
        ...(toCertificates > 0
          ? [{ label: wording.sumToCertificates, value: exactHryvnias(toCertificates), isTotal: true }]
          : []),
      ]),
      ...closing,
    ],
  });
}

export const PaymentAlert = z.object({
  what: z.enum(['unknown_order', 'amount_differs', 'paid_twice', 'paid_after_cancelling', 'undecided']),
  orderId: orderId.nullable(),
  reference: z.string(),
  /** Null when the provider's amount is not a valid sum. */
  amount: LetterMoney.nullable(),
  currency: z.string(),
  /** The provider's status, when the update was only recorded. */
  status: z.string().optional(),
});

export function paymentAlert(alert: z.output<typeof PaymentAlert>, place: Sender): Letter {
  const wording = paymentAlertWording;
  const { what, orderId, reference, amount, currency, status } = alert;
  const known = facts([
    ...(orderId === null ? [] : [{ label: wording.order, value: wording.number(orderId) }]),
    { label: wording.reference, value: reference },
    { label: wording.sum, value: amount === null ? wording.noSum : sumIn(currency, amount) },
    ...(status === undefined ? [] : [{ label: wording.status, value: status }]),
  ]);
  return composeLetter(place, {
    subject: wording.subjects[what],
    to: 'owner',
    parts: [paragraph(wording.whatToDo[what]), known],
  });
}

function sumIn(currency: string, amount: Kopiykas): string {
  return currency === 'UAH' ? exactHryvnias(amount) : foreignSum(amount, currency);
}
