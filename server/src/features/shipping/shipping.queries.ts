import { and, asc, eq, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { variants } from '../../database/tables/catalogue.ts';
import { shopSettings } from '../../database/tables/information.ts';
import { orderEvents, orderLines, orders } from '../../database/tables/orders.ts';
import type { ParcelStatus, Waybill } from './carrier.ts';

/** The products of an order to pack; certificates go by e-mail. */
export async function listThingsToSend(db: Executor, orderId: number) {
  return await db
    .select({
      quantity: sql<number>`${orderLines.quantity} - ${orderLines.returnedQuantity}`,
      price: orderLines.price,
      discountPrice: orderLines.discountPrice,
      weightGrams: variants.weightGrams,
      lengthMillimetres: variants.lengthMillimetres,
      widthMillimetres: variants.widthMillimetres,
      heightMillimetres: variants.heightMillimetres,
    })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(and(eq(orderLines.orderId, orderId), lt(orderLines.returnedQuantity, orderLines.quantity)));
}

/** Resets the carrier status, because it belongs to another parcel. */
const notTracked = {
  carrierStatusCode: null,
  carrierStatus: '',
  parcelStep: null,
  parcelExpectedOn: null,
  parcelStoredUntil: null,
  trackedAt: null,
};

/** False if another order has this waybill number. */
export async function writeWaybill(
  tx: Transaction,
  orderId: number,
  { number, ref }: { number: string; ref: string | null },
): Promise<boolean> {
  const others = alias(orders, 'others');
  const taken = tx
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.waybillNumber, number), ne(others.id, orderId)));
  const written = await tx
    .update(orders)
    .set({ waybillNumber: number, waybillRef: ref, ...notTracked })
    .where(and(eq(orders.id, orderId), notExists(taken)))
    .returning({ id: orders.id });
  return written.length > 0;
}

export async function removeWaybill(tx: Transaction, orderId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ waybillNumber: null, waybillRef: null, ...notTracked })
    .where(eq(orders.id, orderId));
}

const askedAgainAfter = sql`now() - interval '10 minutes'`;

/** Claims parcels to track, least recently tracked first. Each parcel is claimed by one process. */
export async function claimParcelsToTrack(db: Executor, limit: number): Promise<Pick<Waybill, 'number'>[]> {
  const { trackedAt, state, waybillNumber } = orders;
  // A subquery may run once per row and claim other rows each time. A CTE that locks rows is always materialised.
  const due = db.$with('due').as(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(state, 'shipped'),
          sql`${waybillNumber} is not null`,
          or(isNull(trackedAt), lt(trackedAt, askedAgainAfter)),
        ),
      )
      .orderBy(sql`${trackedAt} nulls first`, asc(orders.id))
      .limit(limit)
      .for('no key update', { skipLocked: true }),
  );
  return await db
    .with(due)
    .update(orders)
    .set({ trackedAt: sql`now()` })
    .where(inArray(orders.id, db.select({ id: due.id }).from(due)))
    .returning({ number: sql<string>`${waybillNumber}` });
}

export async function findOrderIdByWaybill(db: Executor, number: string): Promise<number | undefined> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.waybillNumber, number));
  return row?.id;
}

export async function writeCarrierStatus(
  tx: Transaction,
  orderId: number,
  { step, code, words, expectedOn, storedUntil }: ParcelStatus,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      carrierStatusCode: code,
      carrierStatus: words,
      parcelStep: step,
      parcelExpectedOn: expectedOn,
      parcelStoredUntil: storedUntil,
      trackedAt: sql`now()`,
    })
    .where(eq(orders.id, orderId));
}

/** What happened to the parcel, the oldest first. */
export async function listParcelEvents(db: Executor, orderId: number) {
  const parcelEvents = ['waybill_created', 'waybill_typed', 'shipped', 'tracked'];
  const { what, at, data } = orderEvents;
  return await db
    .select({ what, at, data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(what, parcelEvents)))
    .orderBy(asc(orderEvents.id));
}

const senderSetting = 'sender';

export async function findSenderSetting(db: Executor): Promise<unknown> {
  const [row] = await db.select().from(shopSettings).where(eq(shopSettings.name, senderSetting));
  return row?.value;
}

export async function writeSenderSetting(tx: Transaction, value: object): Promise<void> {
  await tx
    .insert(shopSettings)
    .values({ name: senderSetting, value })
    .onConflictDoUpdate({ target: shopSettings.name, set: { value, updatedAt: sql`now()` } });
}
