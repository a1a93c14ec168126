import { createHash } from 'node:crypto';
import type { Delivered, NewOrder } from '@shop/contract/orders.ts';
import { type DeliveryRules, deliveryPayer } from '@shop/domain/delivery-rules.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { orderTotal } from '@shop/domain/order-total.ts';
import { dueOnline } from '@shop/domain/payment-methods.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import type { Transaction } from '@shop/server/database/database.ts';
import { variants } from '@shop/server/database/tables/catalogue.ts';
import { letters } from '@shop/server/database/tables/notifications.ts';
import { orderEvents, orderLines, orderNotes, orders } from '@shop/server/database/tables/orders.ts';
import { moneyReceipts, paymentEvents, payments, refundLines, refunds } from '@shop/server/database/tables/payments.ts';
import { auditLog } from '@shop/server/database/tables/staff.ts';
import { stockMovements } from '@shop/server/database/tables/stock.ts';
import { type Destination, findDestination } from '@shop/server/features/checkout/placing/find-destination.ts';
import type { LockedLine } from '@shop/server/features/checkout/placing/lock-lines.ts';
import { orderPlacedLetter } from '@shop/server/features/checkout/placing/order-placed-letter.ts';
import { readOfferVersion } from '@shop/server/features/information/read-offer-version.ts';
import { firstDeadlines } from '@shop/server/features/payments/deadlines.ts';
import { readDeliveryRules } from '@shop/server/features/shop-settings/delivery-rules.ts';
import { readShopRules } from '@shop/server/features/shop-settings/shop-rules.ts';
import { lockVariants } from '@shop/server/features/stock/lock-variants.ts';
import type { Person } from './people.ts';
import { isBackInStock, type PlannedOrder, piecesGone } from './plan-month.ts';
import { type Timeline, timelineOf } from './timeline.ts';

/** Existing records. */
export type Known = {
  now: Date;
  /** By e-mail. */
  customerIds: ReadonlyMap<string, number>;
  staffIds: { owner: number; manager: number };
  /** Recipients of notices about new orders. */
  notified: readonly string[];
  /** The tracking page of a parcel. */
  trackingAddress(number: string): string;
};

/** The past of the emulated companies; sums are kopiykas. */
export type PastPayment = { reference: string; kopiykas: number; refunded: number; cardPan: string; paidAt: number };
export type PastParcel = {
  ref: string;
  number: string;
  ownNumber: string;
  city: string;
  point: string;
  isLocker: boolean;
  payer: string;
  collected: string;
  isPaidOnReceipt: boolean;
  cost: string;
  weight: string;
  code: 1 | CarrierCode;
  since: number;
  createdAt: number;
};

type Rows = {
  lines: (typeof orderLines.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert & { at: Date })[];
  notes: (typeof orderNotes.$inferInsert)[];
  letters: (typeof letters.$inferInsert & { createdAt: Date })[];
  audit: (typeof auditLog.$inferInsert & { at: Date })[];
  receipts: (typeof moneyReceipts.$inferInsert)[];
};

/** Tracking texts of the carrier. */
const carrierSays = {
  5: 'Відправлення прямує до міста одержувача',
  7: 'Прибув на відділення',
  9: 'Відправлення отримано',
  11: 'Відправлення отримано. Грошовий переказ видано одержувачу',
  103: 'Відмова одержувача',
} as const;
type CarrierCode = keyof typeof carrierSays;

/** An order before the database has given it an id. */
type Drafted = ReturnType<typeof draftOrder>;
type Numbered = Drafted & { id: number };
type LineIds = (orderId: number, position: number) => number;

/**
 * Writes the orders with all related rows: lines, payments, stock, history, sent letters, and actions of staff. One
 * statement per table, so that the first start is fast.
 */
export async function writeOrders(
  tx: Transaction,
  planned: readonly PlannedOrder[],
  known: Known,
): Promise<{ payments: PastPayment[]; parcels: PastParcel[] }> {
  const sold = await tx.select({ id: variants.id, code: variants.code, stock: variants.stock }).from(variants);
  const drafts = await draftOrders(tx, planned, { sold, known });
  const inserted = await tx
    .insert(orders)
    .values(drafts.map(({ row }) => row))
    .returning({ id: orders.id, reference: orders.reference });
  const idByReference = new Map(inserted.map(({ id, reference }) => [reference, id]));
  const numbered = drafts.map((draft) => ({ ...draft, id: idByReference.get(draft.row.reference)! }));

  const rows: Rows = { lines: [], events: [], notes: [], letters: [], audit: [], receipts: [] };
  for (const draft of numbered) describe(draft, rows, known);
  const lineId = await insertLines(tx, rows.lines);
  const paymentIds = await insertPayments(tx, numbered);
  await writeReturns(tx, numbered, { rows, lineId, paymentIds, staffIds: known.staffIds });
  await tx.insert(orderEvents).values(inOrder(rows.events));
  await tx.insert(letters).values(rows.letters.toSorted((one, other) => +one.createdAt - +other.createdAt));
  await tx.insert(auditLog).values(inOrder(rows.audit));
  await tx.insert(moneyReceipts).values(rows.receipts);
  await tx.insert(orderNotes).values(rows.notes);
  const gone = piecesGone(planned);
  const firstStock = new Map(sold.map(({ id, code, stock }) => [id, stock + (gone.get(code) ?? 0)]));
  await writeStock(tx, numbered, lineId, firstStock);
  return { payments: numbered.flatMap(pastPayment), parcels: numbered.flatMap((each) => pastParcel(each, known.now)) };
}

const inOrder = <Row extends { at: Date }>(rows: readonly Row[]) => rows.toSorted((one, other) => +one.at - +other.at);
const digest = (text: string) => createHash('sha256').update(`rosa demonstration ${text}`).digest();
/** A UUID that is the same at each start. */
export const stableId = (text: string) =>
  digest(text)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

async function draftOrders(
  tx: Transaction,
  planned: readonly PlannedOrder[],
  { sold, known }: { sold: readonly { id: number }[]; known: Known },
) {
  const held = await lockVariants(
    tx,
    sold.map(({ id }) => id),
  );
  const variantOf = new Map([...held.values()].map((variant) => [variant.code, variant]));
  const offerVersion = await readOfferVersion(tx);
  const { holdMinutes } = await readShopRules(tx);
  const rules = await readDeliveryRules(tx);
  const destinations = new Map<string, Destination>();
  const drafts = [];
  for (const [index, order] of planned.entries()) {
    const key = JSON.stringify(order.person.place);
    const destination = destinations.get(key) ?? (await findDestination(tx, deliveredTo(order.person), rules));
    destinations.set(key, destination);
    const lines = order.things.map(({ code, quantity }): LockedLine => {
      return { ...variantOf.get(code)!, kind: 'product', quantity, isPreorder: false };
    });
    drafts.push(draftOrder({ order, index, lines, destination, offerVersion, rules, holdMinutes, known }));
  }
  return drafts;
}

function deliveredTo({ place }: Person): Delivered {
  if (place.type === 'pickup') return { delivery_type: 'pickup', delivery_info: {} };
  if (place.type === 'courier') {
    const { street, house, apartment } = place;
    const delivery_info = {
      courierCity: 'Київ',
      courierStreet: street,
      courierHouse: house,
      courierApartment: apartment,
    };
    return { delivery_type: 'courier', delivery_info };
  }
  const { city, branch } = place;
  return { delivery_type: 'nova_poshta', delivery_info: { city, branch, city_ref: null, branch_ref: null } };
}

function draftOrder({
  order,
  index,
  lines,
  destination,
  offerVersion,
  rules,
  holdMinutes,
  known,
}: {
  order: PlannedOrder;
  index: number;
  lines: LockedLine[];
  destination: Destination;
  offerVersion: number;
  rules: DeliveryRules;
  holdMinutes: number;
  known: Known;
}) {
  const { person, payment, ending } = order;
  const timeline = timelineOf(order, index, known.now);
  const { type: deliveryType } = person.place;
  const totals = orderTotal({ lines, promoPercent: 0, zone: destination.zone, certificateBalances: [] });
  const due = dueOnline(payment, { total: totals.total, prepayment: rules.prepayment });
  const byCard = timeline.paid === undefined ? 0 : due;
  const received = byCard + (timeline.received === undefined ? 0 : totals.total - byCard);
  const back = lines.filter((_, position) => timeline.returned !== undefined && isBackInStock(ending, position));
  const backMoney = back.reduce((sum, line) => sum + currentPrice(line) * line.quantity, 0);
  const refunded = timeline.refunded === undefined ? 0 : backMoney;
  const waybill = waybillOf(order, timeline, index);
  const carrier = carrierStatusOf(order, timeline);
  const customerId = person.hasAccount ? known.customerIds.get(person.email)! : null;
  const { firstName, lastName, phone, email } = person;
  const last = new Date(Math.max(...Object.values(timeline).map(Number)));
  const row: typeof orders.$inferInsert & { reference: string } = {
    reference: digest(`order ${index}`).subarray(0, 24).toString('base64url'),
    state: stateOf(order),
    customerId,
    firstName,
    lastName,
    phone,
    email,
    deliveryAddress: destination.address,
    deliveryType,
    deliveryPayer: deliveryPayer(deliveryType, payment, { goods: totals.goods, rules }),
    paymentMethod: payment,
    goods: totals.goods,
    products: totals.products,
    deliveryCost: totals.delivery,
    total: totals.total,
    dueOnline: due,
    received,
    refunded,
    countsForAccount: customerId !== null,
    waybillNumber: waybill?.number ?? null,
    waybillRef: waybill?.ref ?? null,
    carrierStatusCode: carrier?.code ?? null,
    carrierStatus: carrier?.words ?? '',
    trackedAt: carrier?.at ?? null,
    attention: attentionOf(order),
    offerVersion,
    createdAt: timeline.placed,
    updatedAt: last,
  };
  return { order, index, lines, destination, totals, due, timeline, row, waybill, backMoney, rules, holdMinutes };
}

function stateOf({ ending }: PlannedOrder) {
  if (ending === 'unpaid') return 'cancelled';
  if (ending === 'refused') return 'shipped';
  if (ending === 'collected' || ending === 'returned_in_part' || ending === 'refund_due') return 'completed';
  return ending;
}

function attentionOf({ ending }: PlannedOrder): string[] {
  if (ending === 'refused') return ['parcel_in_trouble'];
  if (ending === 'collected') return ['collected_by_carrier'];
  return ending === 'refund_due' ? ['refund_due'] : [];
}

/** Real waybill numbers do not begin like this. */
function waybillOf({ person }: PlannedOrder, { packed, shipped }: Timeline, index: number) {
  if (person.place.type !== 'nova_poshta' || packed === undefined) return undefined;
  // The waybill is created after packing.
  const madeAt = new Date((shipped ?? packed).getTime() - (shipped === undefined ? -5 : 10) * 60_000);
  return {
    number: `9999${String(20_450_000_000 + index * 7_919).slice(1)}`,
    ref: stableId(`waybill ${index}`),
    madeAt,
  };
}

function carrierStatusOf(
  { payment }: PlannedOrder,
  { arrived, refused, completed }: Timeline,
): { code: CarrierCode; words: string; at: Date } | undefined {
  const said = (code: CarrierCode, at: Date) => ({ code, words: carrierSays[code], at });
  if (refused) return said(103, refused);
  if (completed && arrived) return said(payment === 'prepayment' ? 11 : 9, completed);
  if (arrived) return said(7, arrived);
  return undefined;
}

/** The rows of an order without its returns. */
function describe(draft: Numbered, rows: Rows, { staffIds, trackingAddress, notified }: Known): void {
  const { id, order, index, lines, totals, due, timeline, row, waybill } = draft;
  const staffId = index % 5 === 0 ? staffIds.owner : staffIds.manager;
  const { placed, paid, confirmed, packed, shipped, arrived, refused, completed, received, cancelled } = timeline;
  const { person, ending, payment } = order;
  let state = 'new';
  const event = (at: Date, what: string, rest: Omit<Rows['events'][number], 'orderId' | 'at' | 'what'>) =>
    rows.events.push({ orderId: id, at, what, ...rest });
  const audit = (at: Date, action: string, before: object, after: object) =>
    rows.audit.push({ at, staffId, action, subject: 'order', subjectId: String(id), before, after });
  const letter = (at: Date, kind: string, name: string, data: object) =>
    rows.letters.push(sentLetter(at, { kind, event: name, recipient: person.email, data }));
  const move = (at: Date, to: string, action: string, data: Record<string, unknown> = {}) => {
    event(at, to, { actor: 'staff', staffId, data });
    audit(at, action, { state }, { state: to, ...(to === 'shipped' && { waybill_number: waybill?.number ?? null }) });
    state = to;
  };

  lines.forEach((line, position) => {
    const { id: variantId, name, code, value, unit, pictureId, price, discountPrice, quantity } = line;
    const back = timeline.returned !== undefined && isBackInStock(ending, position) ? quantity : 0;
    rows.lines.push({
      ...{
        orderId: id,
        position,
        kind: 'product',
        variantId,
        name,
        code,
        value,
        unit,
        pictureId,
        price,
        discountPrice,
      },
      ...{ quantity, returnedQuantity: back, refundedQuantity: timeline.refunded === undefined ? 0 : back },
    });
  });
  event(placed, 'placed', { actor: 'customer', data: { ...totals, dueOnline: due, preorders: 0 } });
  const placedLetter = orderPlacedLetter(
    { id, reference: row.reference, dueOnline: due, deliveryPayer: row.deliveryPayer },
    {
      order: newOrder(draft),
      destination: draft.destination,
      lines,
      totals,
      now: placed,
      confirmWithinHours: undefined,
    },
  );
  const { sendAfter = placed, ...told } = placedLetter;
  if (paid === undefined) rows.letters.push({ ...sentLetter(sendAfter, told), createdAt: placed });
  else rows.letters.push({ ...told, state: 'withdrawn', sendAfter, createdAt: placed });

  if (paid !== undefined) {
    event(paid, 'paid', { actor: 'provider', data: { payment: `${row.reference}-1`, amount: due } });
    letter(paid, 'order-paid', `order-paid:${id}`, {
      orderId: id,
      orderReference: row.reference,
      amount: toDecimal(due),
      rest: toDecimal(kopiykas(totals.total - due)),
      isCancelled: false,
      placed: told.data,
    });
  }
  if (due === 0 || paid)
    for (const recipient of notified) {
      const data = { orderId: id, total: toDecimal(totals.total) };
      rows.letters.push(
        sentLetter(paid ?? placed, { kind: 'new-order', event: `new-order:${id}:${recipient}`, recipient, data }),
      );
    }
  if (confirmed) move(confirmed, 'confirmed', 'confirm');
  if (packed) move(packed, 'packed', 'pack');
  if (waybill) {
    event(waybill.madeAt, 'waybill_created', { actor: 'staff', staffId, data: { waybillNumber: waybill.number } });
    audit(waybill.madeAt, 'create_waybill', { waybill_number: null }, { waybill_number: waybill.number });
  }
  if (shipped) {
    move(shipped, 'shipped', 'ship', { waybillNumber: waybill?.number ?? null });
    letter(shipped, 'order-shipped', `order-shipped:${id}:${waybill?.number ?? ''}`, {
      orderId: id,
      deliveryAddress: draft.destination.words,
      dueOnReceipt: toDecimal(kopiykas(totals.total - due)),
      parcel: waybill ? { number: waybill.number, trackingAddress: trackingAddress(waybill.number) } : null,
    });
  }
  const tracked = (at: Date, code: CarrierCode) => {
    const data = { waybillNumber: waybill!.number, code, words: carrierSays[code] };
    event(at, 'tracked', { actor: 'system', cause: 'carrier', data });
    return data;
  };
  if (arrived) tracked(arrived, 7);
  if (refused) tracked(refused, 103);
  if (received) {
    const amount = totals.total - (paid ? due : 0);
    const way = payment === 'cash' ? 'cash' : 'carrier';
    rows.receipts.push({ orderId: id, way, amount, staffId, at: received });
    event(received, 'money_received', { actor: 'staff', staffId, data: { amount, way } });
    const decimals = [totals.total - amount, totals.total].map((sum) => toDecimal(kopiykas(sum)));
    audit(received, 'mark_paid', { received: decimals[0] }, { received: decimals[1], way, note: '' });
  }
  if (completed && arrived) {
    const data = tracked(completed, payment === 'prepayment' ? 11 : 9);
    event(completed, 'completed', { actor: 'system', cause: 'carrier', data });
  } else if (completed) move(completed, 'completed', 'complete');
  if (cancelled) {
    const isByStaff = ending === 'cancelled';
    const { reason } = order;
    if (isByStaff) audit(cancelled, 'cancel', { state }, { state: 'cancelled', reason });
    const cause = isByStaff ? 'by_staff' : 'not_paid';
    event(
      cancelled,
      'cancelled',
      isByStaff ? { actor: 'staff', staffId, cause, data: { reason } } : { actor: 'system', cause },
    );
    letter(cancelled, 'order-cancelled', `order-cancelled:${id}:0`, {
      ...{ orderId: id, orderReference: row.reference, isByStaff, isUnconfirmed: false, isRefundDue: false },
    });
  }
  if (order.note !== '') {
    const at = new Date(row.updatedAt!.getTime() - 60_000);
    rows.notes.push({ orderId: id, staffId, text: order.note, at });
    rows.audit.push({ at, staffId, action: 'note', subject: 'order', subjectId: String(id) });
  }
}

/** A letter that is already sent. */
export function sentLetter(
  at: Date,
  letter: { kind: string; event: string; recipient: string; data: object },
): typeof letters.$inferInsert & { createdAt: Date } {
  const sentAt = new Date(at.getTime() + 4_000);
  const data = letter.data as Record<string, unknown>;
  return { ...letter, data, state: 'sent', attempts: 1, sendAfter: at, sentAt, createdAt: at };
}

function newOrder({ order, lines, totals }: Drafted): NewOrder {
  const { firstName, lastName, phone, email } = order.person;
  return {
    personal_info: { firstName, lastName, phone, email },
    payment_method: order.payment,
    cart_items: lines.map(({ id, quantity }) => ({ variantId: id, qty: quantity, type: 'product', preorder: false })),
    total_price: totals.total,
    promo_code: null,
    certificates: [],
    ...deliveredTo(order.person),
  };
}

const cardMaskOf = (index: number) =>
  `${index % 3 === 0 ? '51' : '41'}****${String(1_000 + ((index * 2_741) % 9_000))}`;

function paymentOf({ id, row, index, due, holdMinutes, timeline, backMoney }: Numbered) {
  const { placed, paid, refunded, cancelled } = timeline;
  const { expiresAt } = firstDeadlines(placed, holdMinutes);
  const amountBack = refunded === undefined ? 0 : Math.min(backMoney, due);
  return {
    orderId: id,
    provider: 'wayforpay',
    reference: `${row.reference}-1`,
    amount: due,
    state: paid === undefined ? 'expired' : amountBack === due ? 'refunded' : 'approved',
    refunded: amountBack,
    cardMask: paid === undefined ? null : cardMaskOf(index),
    reasonCode: paid === undefined ? 1124 : 1100,
    expiresAt,
    answeredAt: paid === undefined ? cancelled! : null,
    isCounted: paid !== undefined,
    createdAt: placed,
    updatedAt: refunded ?? paid ?? cancelled!,
  } as const satisfies typeof payments.$inferInsert;
}

async function insertLines(tx: Transaction, rows: Rows['lines']): Promise<LineIds> {
  const { id, orderId, position } = orderLines;
  const inserted = await tx.insert(orderLines).values(rows).returning({ id, orderId, position });
  const ids = new Map(inserted.map((line) => [`${line.orderId} ${line.position}`, line.id]));
  return (ofOrder, at) => ids.get(`${ofOrder} ${at}`)!;
}

/** Returns payment ids by order id. */
async function insertPayments(tx: Transaction, drafts: readonly Numbered[]): Promise<ReadonlyMap<number, number>> {
  const byCard = drafts.filter(({ due }) => due > 0);
  const { id, orderId } = payments;
  const inserted = await tx.insert(payments).values(byCard.map(paymentOf)).returning({ id, orderId });
  const ids = new Map(inserted.map((payment) => [payment.orderId, payment.id]));
  await tx.insert(paymentEvents).values(
    byCard.map((draft) => {
      const { paid, cancelled } = draft.timeline;
      const said = paid
        ? ({
            source: 'callback',
            providerStatus: 'Approved',
            reasonCode: 1100,
            stateAfter: 'approved',
            at: paid,
          } as const)
        : ({
            source: 'check',
            providerStatus: 'Expired',
            reasonCode: 1124,
            stateAfter: 'expired',
            at: cancelled!,
          } as const);
      return {
        ...said,
        ...reported(draft, said.providerStatus),
        paymentId: ids.get(draft.id)!,
        stateBefore: 'created' as const,
      };
    }),
  );
  return ids;
}

/** The body of a webhook, without personal data. */
function reported({ row, due, index, timeline }: Numbered, transactionStatus: string) {
  const orderReference = `${row.reference}-1`;
  const cardPan = timeline.paid === undefined ? '' : cardMaskOf(index);
  return {
    fingerprint: digest(`${orderReference} ${transactionStatus}`).toString('hex'),
    body: JSON.stringify({ orderReference, amount: due / 100, currency: 'UAH', cardPan, transactionStatus }),
  };
}

type ReturnParts = {
  rows: Rows;
  lineId: LineIds;
  paymentIds: ReadonlyMap<number, number>;
  staffIds: Known['staffIds'];
};

/** Returned goods and their refunds. */
async function writeReturns(tx: Transaction, drafts: readonly Numbered[], parts: ReturnParts): Promise<void> {
  const back = drafts.filter(({ timeline }) => timeline.returned !== undefined);
  for (const draft of back) describeReturn(draft, parts);
  const sent = back.filter(({ timeline }) => timeline.refunded !== undefined);
  const inserted = await tx
    .insert(refunds)
    .values(sent.map((draft) => refundOf(draft, parts)))
    .returning({ id: refunds.id, orderId: refunds.orderId });
  const ids = new Map(inserted.map(({ id, orderId }) => [orderId, id]));
  await tx.insert(refundLines).values(
    sent.flatMap((draft) =>
      piecesBack(draft).map(({ position, quantity }) => ({
        refundId: ids.get(draft.id)!,
        orderLineId: parts.lineId(draft.id, position),
        quantity,
      })),
    ),
  );
  for (const draft of sent) describeRefund(draft, ids.get(draft.id)!, parts);
  await tx.insert(paymentEvents).values(
    sent
      .filter(({ due }) => due > 0)
      .map((draft) => ({
        ...reported(draft, 'Refunded'),
        paymentId: parts.paymentIds.get(draft.id)!,
        source: 'refund' as const,
        fingerprint: `refund ${ids.get(draft.id)!}`,
        providerStatus: 'Refunded',
        reasonCode: 1100,
        stateBefore: 'approved' as const,
        stateAfter: paymentOf(draft).state,
        at: draft.timeline.refunded!,
      })),
  );
}

function piecesBack({ lines, order }: Numbered) {
  return lines.flatMap((line, position) =>
    isBackInStock(order.ending, position) ? [{ line, position, quantity: line.quantity }] : [],
  );
}

function describeReturn(draft: Numbered, { rows, lineId, staffIds }: ReturnParts): void {
  const { id, order, lines, timeline } = draft;
  const { reason } = order;
  const at = timeline.returned!;
  const back = piecesBack(draft);
  const isAll = back.length === lines.length;
  const staffId = staffIds.manager;
  const returned = Object.fromEntries(back.map(({ position, quantity }) => [lineId(id, position), quantity]));
  const data = { lines: returned, toCertificates: 0, reason };
  rows.events.push({ orderId: id, at, actor: 'staff', staffId, what: isAll ? 'returned' : 'goods_returned', data });
  const goods = back.map(({ line, quantity }) => `${line.code} × ${quantity}`);
  const after = { ...(isAll && { state: 'returned' }), goods, to_certificates: '0.00', reason };
  const entry = { action: 'return', subject: 'order', subjectId: String(id), before: { state: 'completed' }, after };
  rows.audit.push({ at, staffId, ...entry });
}

function refundOf({ id, order, due, index, timeline, backMoney }: Numbered, { paymentIds, staffIds }: ReturnParts) {
  return {
    orderId: id,
    paymentId: due > 0 ? paymentIds.get(id)! : null,
    amount: backMoney,
    state: 'done',
    reason: order.reason,
    staffId: staffIds.manager,
    requestKey: stableId(`refund ${index}`),
    createdAt: timeline.refunded!,
    updatedAt: timeline.refunded!,
  } as const satisfies typeof refunds.$inferInsert;
}

function describeRefund(draft: Numbered, refundId: number, { rows, staffIds }: ReturnParts): void {
  const { id, row, order, due, timeline, backMoney: amount } = draft;
  const at = timeline.refunded!;
  const payment = `${row.reference}-1`;
  const goods = piecesBack(draft).map(({ line, quantity }) => `${line.name} × ${quantity}`);
  const byStaff = { orderId: id, at, actor: 'staff', staffId: staffIds.manager } as const;
  if (due > 0)
    rows.events.push(
      {
        ...byStaff,
        what: 'refund_requested',
        data: { refund: refundId, amount, lines: goods, payment, refundedBefore: 0 },
      },
      { orderId: id, at, actor: 'provider', what: 'refunded', data: { payment, amount } },
    );
  else rows.events.push({ ...byStaff, what: 'refunded_by_hand', data: { amount, lines: goods } });
  const sum = toDecimal(kopiykas(amount));
  rows.audit.push({
    at,
    staffId: staffIds.manager,
    action: 'refund',
    subject: 'order',
    subjectId: String(id),
    after: { amount: sum, goods, reason: order.reason },
  });
  const data = { orderId: id, amount: sum, isToCard: due > 0, toCertificates: '0.00' };
  const letter = { kind: 'order-refunded', event: `order-refunded:${refundId}`, recipient: order.person.email, data };
  rows.letters.push(sentLetter(at, letter));
}

/** The stock of a variant is its initial stock plus these movements. */
async function writeStock(tx: Transaction, drafts: readonly Numbered[], lineId: LineIds, left: Map<number, number>) {
  const movements = drafts.flatMap(({ id, lines, order, timeline }) =>
    lines.flatMap(({ id: variantId, quantity }, position) => {
      const of = { variantId, orderLineId: lineId(id, position) };
      const sold = { ...of, kind: 'sold' as const, difference: -quantity, at: timeline.placed };
      const backAt = isBackInStock(order.ending, position) ? (timeline.cancelled ?? timeline.returned) : undefined;
      return backAt ? [sold, { ...of, kind: 'returned' as const, difference: quantity, at: backAt }] : [sold];
    }),
  );
  await tx.insert(stockMovements).values(
    inOrder(movements).map((movement) => {
      const stockAfter = left.get(movement.variantId)! + movement.difference;
      left.set(movement.variantId, stockAfter);
      return { ...movement, stockAfter };
    }),
  );
}

function pastPayment({ row, due, index, timeline, backMoney }: Numbered): PastPayment[] {
  const { paid, refunded } = timeline;
  if (paid === undefined) return [];
  const amountBack = refunded === undefined ? 0 : backMoney;
  const reference = `${row.reference}-1`;
  return [{ reference, kopiykas: due, refunded: amountBack, cardPan: cardMaskOf(index), paidAt: +paid }];
}

const dayMs = 24 * 3_600_000;

function pastParcel({ id, index, row, order, timeline, waybill, totals, due }: Numbered, now: Date): PastParcel[] {
  const { place } = order.person;
  if (waybill === undefined || place.type !== 'nova_poshta') return [];
  const { code } = carrierStatusOf(order, timeline) ?? { code: row.state === 'shipped' ? 5 : 1 };
  const isOver = row.state === 'completed' || row.state === 'returned';
  const collected = totals.total - due;
  return [
    {
      ref: waybill.ref,
      number: waybill.number,
      ownNumber: `${id}-demo`,
      city: place.city.split(',')[0]!,
      point: `№${place.branch}`,
      isLocker: false,
      payer: row.deliveryPayer === 'shop' ? 'Sender' : 'Recipient',
      collected: collected === 0 ? '' : toDecimal(kopiykas(collected)),
      isPaidOnReceipt: collected > 0,
      cost: toDecimal(totals.goods),
      weight: '0.50',
      code,
      // Emulated parcels normally travel within minutes; these stay where they are for some days.
      since: isOver ? +waybill.madeAt : +now + (2 + (index % 3)) * dayMs,
      createdAt: +waybill.madeAt,
    },
  ];
}
