import type { DeliveryAddress } from '@shop/domain/deliveries.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';
import { letters } from '../../database/tables/notifications.ts';
import {
  idempotencyKeys,
  orderEvents,
  orderLines,
  orderNotes,
  orders,
  promoCodeUses,
} from '../../database/tables/orders.ts';
import { payments, refunds } from '../../database/tables/payments.ts';

/** `email` is lower case, `phone` is formatted as in orders. */
export type Person = { email: string; phone: string };

const hasPerson = isNull(orders.personalDataErasedAt);

/** No parcel, refund or gift letter is outstanding. */
const isOver = and(
  inArray(orders.state, ['completed', 'cancelled', 'returned']),
  // An unsent gift letter names the giver and the recipient.
  sql`not exists (
    select from ${letters}
    where ${letters.kind} = 'certificate-gift' and ${letters.state} = 'waiting'
      and ${letters.data} ->> 'orderId' = ${orders.id}::text
  )`,
  sql`not exists (
    select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.nextAskAt} is not null
  )`,
  sql`not exists (
    select from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.state} in ('requested', 'in_processing')
  )`,
);

/** Locks in the order of ids, so that two transactions cannot deadlock. */
async function lockOrders(tx: Transaction, which: SQL | undefined, limit?: number): Promise<number[]> {
  const chosen = tx.select({ id: orders.id }).from(orders).where(which).orderBy(asc(orders.id)).$dynamic();
  const rows = await (limit === undefined ? chosen : chosen.limit(limit)).for('no key update');
  return rows.map(({ id }) => id);
}

/** Orders that name the person, or all orders of an account. */
export async function lockOrdersOf(tx: Transaction, whose: Person | { customerId: number }): Promise<number[]> {
  const isTheirs =
    'customerId' in whose
      ? eq(orders.customerId, whose.customerId)
      : and(eq(sql`lower(${orders.email})`, whose.email), eq(orders.phone, whose.phone));
  return await lockOrders(tx, and(hasPerson, isTheirs));
}

/** Marks orders for erasure; returns those that were not marked before. */
export async function markErasureAsked(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .update(orders)
    .set({ erasureAskedAt: sql`now()` })
    .where(and(inArray(orders.id, [...ids]), isNull(orders.erasureAskedAt)))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

export async function listOver(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isOver))
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

/** Locks finished orders that are due for erasure: it was requested, or nothing has happened for `keptYears` years. */
export async function lockDueOrders(
  tx: Transaction,
  { keptYears, limit }: { keptYears: number; limit: number },
): Promise<number[]> {
  const longAgo = sql`now() - make_interval(years => ${keptYears})`;
  const isQuiet = sql`not exists (
    select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.at} >= ${longAgo}
  )`;
  const customer = (state: SQL) =>
    sql`exists (select from ${customers} where ${customers.id} = ${orders.customerId} and ${state})`;
  // Orders of an account are kept: the customer reads them there until the account is erased.
  const isOld = and(lt(orders.createdAt, longAgo), isQuiet, not(customer(isNull(customers.erasedAt))));
  const isDue = or(isNotNull(orders.erasureAskedAt), customer(isNotNull(customers.erasedAt)), isOld);
  return await lockOrders(tx, and(hasPerson, isDue, isOver), limit);
}

/** Erases personal data. The facts of the sale stay: what was sold, for how much, when, and to which town or pickup point. */
export async function blankOrders(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .update(orders)
    .set({
      firstName: '',
      lastName: '',
      phone: '',
      email: '',
      deliveryAddress: townOnly,
      networkHash: null,
      // With the ref the carrier prints name and phone. The number stays: it is on the carrier's bills.
      waybillRef: null,
      personalDataErasedAt: sql`now()`,
    })
    .where(inArray(orders.id, [...ids]));
  await tx
    .update(promoCodeUses)
    .set({ email: '' })
    .where(inArray(promoCodeUses.orderId, [...ids]));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...ids]));
  await tx
    .update(orderLines)
    .set({ recipientName: null, recipientEmail: null, message: null, sendOn: null })
    .where(inArray(orderLines.orderId, [...ids]));
  // The fingerprint is a hash of the request and could confirm a guess about the person. The key stays, so that a
  // repeated request makes no second order.
  await tx
    .update(idempotencyKeys)
    .set({ requestFingerprint: '' })
    .where(inArray(idempotencyKeys.orderId, [...ids]));
}

const keptParts = ['city', 'cityRef', 'zoneId', 'pointId', 'point'] as const satisfies (keyof DeliveryAddress)[];
const townOnly = sql`(select coalesce(jsonb_object_agg(key, value) filter (where value <> 'null'), '{}')
  from jsonb_each(${orders.deliveryAddress}) where key = any(${sql.param([...keptParts])}))`;
