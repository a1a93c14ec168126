import { randomBytes } from 'node:crypto';
import type { NewOrder } from '@shop/contract/orders.ts';
import type { Recipient } from '@shop/contract/recipients.ts';
import type { DeliveryPayer } from '@shop/domain/deliveries.ts';
import { type DeliveryRules, deliveryPayer } from '@shop/domain/delivery-rules.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { dueOnline } from '@shop/domain/payment-methods.ts';
import type { Transaction } from '../../../database/database.ts';
import { addToHistory, flagOrder, insertOrder, insertOrderLines } from '../../orders/index.ts';
import { firstDeadlines, openAttempt } from '../../payments/index.ts';
import type { LockedPromoCode } from '../../promo-codes/index.ts';
import type { SoldLine } from '../../stock/index.ts';
import type { CountedSubjects } from '../open-orders.ts';
import type { Destination } from './find-destination.ts';
import type { LockedLine } from './lock-lines.ts';
import type { PlacedOrder } from './read-placed-order.ts';

export type WrittenOrder = PlacedOrder & { dueOnline: Kopiykas; deliveryPayer: DeliveryPayer; soldLines: SoldLine[] };

/** Writes the order itself: its row, its lines, its first attempt to pay and the beginning of its history. */
export async function writeOrder(
  tx: Transaction,
  given: {
    order: NewOrder;
    /** Undefined for a guest. */
    customerId: number | undefined;
    destination: Destination;
    offerVersion: number;
    lines: readonly LockedLine[];
    totals: OrderTotal;
    /** The order keeps what it was placed under. */
    rules: DeliveryRules;
    /** How long an unpaid order reserves its stock. */
    holdMinutes: number;
    promoCode: LockedPromoCode | undefined;
    /** Whom it counts for until it is paid or confirmed. */
    subjects: Pick<CountedSubjects, 'networkHash' | 'accountId'>;
    /** The database's clock. */
    now: Date;
    /** When it is cancelled unless the staff confirms it; null if it needs no confirmation. */
    confirmBy: Date | null;
  },
): Promise<WrittenOrder> {
  const { order, customerId, subjects, destination, offerVersion, lines, totals, rules, promoCode } = given;
  const { now, confirmBy, holdMinutes } = given;
  const { firstName, lastName, phone, email } = order.personal_info;
  const reference = randomBytes(24).toString('base64url');
  const due = dueOnline(order.payment_method, { total: totals.total, prepayment: rules.prepayment });
  const payer = deliveryPayer(order.delivery_type, order.payment_method, { goods: totals.goods, rules });
  const { reservedUntil, ...attemptDeadlines } = firstDeadlines(now, holdMinutes);
  const id = await insertOrder(tx, {
    reference,
    customerId: customerId ?? null,
    firstName,
    lastName,
    phone,
    email,
    deliveryAddress: destination.address,
    deliveryType: order.delivery_type,
    deliveryPayer: payer,
    paymentMethod: order.payment_method,
    goods: totals.goods,
    products: totals.products,
    promoCodeId: promoCode?.id ?? null,
    promoPercent: promoCode?.percent ?? 0,
    promoDiscount: totals.promoDiscount,
    certificateDiscount: totals.certificateDiscount,
    deliveryCost: totals.delivery,
    total: totals.total,
    dueOnline: due,
    reservedUntil: due > 0 ? reservedUntil : null,
    confirmBy,
    // An order that certificates cover completely never counts as open.
    networkHash: totals.total > 0 ? subjects.networkHash : null,
    countsForAccount: subjects.accountId !== undefined,
    offerVersion,
  });
  const written = await insertOrderLines(
    tx,
    lines.map(({ kind, id: sellableId, slug: _slug, stock: _stock, recipient, ...line }, position) => ({
      ...line,
      ...(recipient && recipientColumns(recipient)),
      orderId: id,
      position,
      kind,
      [kind === 'product' ? 'variantId' : 'certificateVariantId']: sellableId,
    })),
  );
  const purchase =
    due > 0 ? await openAttempt(tx, { id, reference, dueOnline: due }, { number: 1, ...attemptDeadlines }) : undefined;
  await addToHistory(tx, {
    orderId: id,
    actor: 'customer',
    what: 'placed',
    data: { ...totals, dueOnline: due, preorders: lines.filter(({ isPreorder }) => isPreorder).length },
  });
  if (confirmBy !== null) await flagOrder(tx, id, 'to_be_confirmed');
  return {
    id,
    reference,
    total: totals.total,
    purchase,
    dueOnline: due,
    deliveryPayer: payer,
    soldLines: written.flatMap(({ id: orderLineId, position }) => toSoldLines(orderLineId, lines[position]!)),
  };
}

function recipientColumns({ name, email, message, sendOn }: Recipient) {
  return { recipientName: name, recipientEmail: email, message, sendOn };
}

function toSoldLines(orderLineId: number, { kind, id, quantity, isPreorder }: LockedLine): SoldLine[] {
  return kind === 'product' && !isPreorder ? [{ orderLineId, variantId: id, quantity }] : [];
}
