import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { certificateMovements, certificates, orderCertificates } from '../../database/tables/certificates-issued.ts';
import { certificateProducts, certificateVariants } from '../../database/tables/certificates-offered.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { orderLines, orders } from '../../database/tables/orders.ts';

const icons = alias(pictures, 'icons');

/** Certificates on sale, one row per value. */
export async function listCertificateVariants(db: Executor) {
  return await db
    .select({
      product: certificateProducts,
      variant: certificateVariants,
      picture: pictureColumns(pictures),
      icon: pictureColumns(icons),
    })
    .from(certificateVariants)
    .innerJoin(certificateProducts, eq(certificateProducts.id, certificateVariants.certificateProductId))
    .leftJoin(pictures, eq(pictures.id, certificateProducts.pictureId))
    .leftJoin(icons, eq(icons.id, certificateVariants.iconId))
    .where(and(eq(certificateProducts.isActive, true), eq(certificateVariants.isActive, true)))
    .orderBy(
      asc(certificateProducts.position),
      asc(certificateProducts.id),
      asc(certificateVariants.position),
      asc(certificateVariants.id),
    );
}

export async function insertCertificateProduct(
  db: Executor,
  product: typeof certificateProducts.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(certificateProducts).values(product).returning({ id: certificateProducts.id });
  return row!.id;
}

export async function insertCertificateVariants(
  db: Executor,
  variants: (typeof certificateVariants.$inferInsert)[],
): Promise<void> {
  await db.insert(certificateVariants).values(variants);
}

export async function insertCertificate(db: Executor, certificate: typeof certificates.$inferInsert): Promise<number> {
  const [row] = await db.insert(certificates).values(certificate).returning({ id: certificates.id });
  return row!.id;
}

export async function insertCertificateMovements(
  db: Executor,
  movements: (typeof certificateMovements.$inferInsert)[],
): Promise<void> {
  await db.insert(certificateMovements).values(movements);
}

export async function findCertificate(db: Executor, serialNumber: string) {
  const [row] = await db.select().from(certificates).where(eq(certificates.serialNumber, serialNumber));
  return row;
}

/** Locks rows in the order of their ids, so that two orders with the same certificates cannot deadlock. */
export async function lockCertificateRows(tx: Transaction, serialNumbers: readonly string[]) {
  return await tx
    .select()
    .from(certificates)
    .where(inArray(certificates.serialNumber, [...serialNumbers]))
    .orderBy(asc(certificates.id))
    .for('no key update');
}

export async function insertOrderCertificates(
  tx: Transaction,
  parts: (typeof orderCertificates.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderCertificates).values(parts);
}

/** The certificates that an order redeemed, in the order of their ids, which is the lock order everywhere. */
export async function listPartsOf(tx: Transaction, orderId: number) {
  return await tx
    .select()
    .from(orderCertificates)
    .where(eq(orderCertificates.orderId, orderId))
    .orderBy(asc(orderCertificates.certificateId));
}

export async function setReturned(
  tx: Transaction,
  { orderId, certificateId }: { orderId: number; certificateId: number },
  returned: number,
): Promise<void> {
  await tx
    .update(orderCertificates)
    .set({ returned })
    .where(and(eq(orderCertificates.orderId, orderId), eq(orderCertificates.certificateId, certificateId)));
}

/** Order lines that sell certificates. */
export async function listBoughtLines(tx: Transaction, orderId: number) {
  return await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'certificate')))
    .orderBy(asc(orderLines.position));
}

/** Undefined when this piece of the line was already issued. */
export async function insertBoughtCertificate(
  tx: Transaction,
  certificate: typeof certificates.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(certificates)
    .values(certificate)
    .onConflictDoNothing({
      target: [certificates.orderLineId, certificates.ordinal],
      where: isNotNull(certificates.orderLineId),
    })
    .returning({ id: certificates.id });
  return row?.id;
}

/** What certificates were issued for: an order, one of its lines, or a single certificate without an order. */
export type IssuedFor = { orderId: number } | { orderLineId: number } | { certificateId: number };

/** Certificates issued together, each with its buyer's name, if it was bought. */
export async function listIssued(db: Executor, of: IssuedFor) {
  return await db
    .select({ certificate: certificates, buyer: orders.firstName })
    .from(certificates)
    .leftJoin(orderLines, eq(orderLines.id, certificates.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isIssuedFor(of))
    .orderBy(asc(orderLines.position), asc(certificates.ordinal));
}

function isIssuedFor(of: IssuedFor) {
  if ('orderId' in of) return eq(orders.id, of.orderId);
  return 'orderLineId' in of ? eq(orderLines.id, of.orderLineId) : eq(certificates.id, of.certificateId);
}

/** Keeps the first time. */
export async function markSent(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .update(certificates)
    .set({ sentAt: sql`now()` })
    .where(and(inArray(certificates.id, [...ids]), isNull(certificates.sentAt)));
}

export async function blankRecipients(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const lines = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
  await tx
    .update(certificates)
    .set({ recipientName: null, recipientEmail: null, message: null, sendOn: null })
    .where(inArray(certificates.orderLineId, lines));
}

/** Locks every certificate that an order has redeemed or issued. Required before changing more than one of them. */
export async function lockOrderCertificates(tx: Transaction, orderId: number) {
  const redeemed = tx
    .select({ id: orderCertificates.certificateId })
    .from(orderCertificates)
    .where(eq(orderCertificates.orderId, orderId));
  return await tx
    .select()
    .from(certificates)
    .where(or(inArray(certificates.id, redeemed), inArray(certificates.orderLineId, selectLineIds(tx, orderId))))
    .orderBy(asc(certificates.id))
    .for('no key update');
}

function selectLineIds(tx: Transaction, orderId: number) {
  return tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
}

/**
 * Blocks the certificates that an order issued; their balance stays. Returns the line ids of those spent in whole or in
 * part, one per certificate.
 */
export async function blockIssuedBy(
  tx: Transaction,
  orderId: number,
  blockedFor: 'cancellation' | 'chargeback',
): Promise<number[]> {
  const issued = await tx
    .update(certificates)
    .set({ state: 'blocked', blockedFor })
    .where(inArray(certificates.orderLineId, selectLineIds(tx, orderId)))
    .returning();
  return issued.filter(({ amount, balance }) => balance < amount).map(({ orderLineId }) => orderLineId!);
}

/** Blocks unspent certificates for a pending refund and returns how many were blocked. */
export async function blockForRefund(tx: Transaction, ids: readonly number[], refundId: number): Promise<number> {
  const taken = await tx
    .update(certificates)
    .set({ state: 'blocked', blockedFor: sql`coalesce(${certificates.blockedFor}, 'refund')`, refundId })
    .where(and(inArray(certificates.id, [...ids]), eq(certificates.balance, certificates.amount)))
    .returning({ id: certificates.id });
  return taken.length;
}

/** The money was refunded: staff cannot unblock these certificates any more. */
export async function keepBlocked(tx: Transaction, refundId: number): Promise<void> {
  await tx
    .update(certificates)
    .set({ blockedFor: 'refund' })
    .where(and(eq(certificates.refundId, refundId), eq(certificates.blockedFor, 'staff')));
}

/** The refund failed: these certificates become active again unless they are blocked for another reason. */
export async function liftBlock(tx: Transaction, refundId: number): Promise<void> {
  const isForRefund = sql`${certificates.blockedFor} = 'refund'`;
  await tx
    .update(certificates)
    .set({
      state: sql`case when ${isForRefund} then 'active' else ${certificates.state} end`,
      blockedFor: sql`case when not ${isForRefund} then ${certificates.blockedFor} end`,
      refundId: null,
    })
    .where(eq(certificates.refundId, refundId));
}

/** Amount that orders redeemed from a certificate and may still return. */
const takenByOrders = sql`(
  select coalesce(sum(${orderCertificates.amount} - ${orderCertificates.returned}), 0) from ${orderCertificates}
  where ${orderCertificates.certificateId} = ${certificates.id})`;

/** Changes a balance by hand. With everything that orders may return it cannot exceed the amount of the certificate. */
export async function correctBalance(
  tx: Transaction,
  certificateId: number,
  difference: number,
): Promise<{ balance: number } | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ balance: sql`${certificates.balance} + ${difference}` })
    .where(
      and(
        eq(certificates.id, certificateId),
        sql`${certificates.balance} + ${difference} >= 0`,
        sql`(${difference} < 0 or ${certificates.balance} + ${difference} + ${takenByOrders} <= ${certificates.amount})`,
      ),
    )
    .returning({ balance: certificates.balance });
  return row;
}

/** Changes the balance within 0 and the amount, and returns the new balance; undefined when it would be out of range. */
export async function changeBalance(
  tx: Transaction,
  certificateId: number,
  difference: number,
): Promise<{ balance: number } | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ balance: sql`${certificates.balance} + ${difference}` })
    .where(
      and(
        eq(certificates.id, certificateId),
        sql`${certificates.balance} + ${difference} between 0 and ${certificates.amount}`,
      ),
    )
    .returning({ balance: certificates.balance });
  return row;
}

/** Takes an amount from an active certificate and returns the new balance; undefined when it is too low or blocked. */
export async function takeFromBalance(
  tx: Transaction,
  certificateId: number,
  amount: number,
): Promise<{ balance: number } | undefined> {
  const [row] = await tx
    .update(certificates)
    .set({ balance: sql`${certificates.balance} - ${amount}` })
    .where(and(eq(certificates.id, certificateId), eq(certificates.state, 'active'), gte(certificates.balance, amount)))
    .returning({ balance: certificates.balance });
  return row;
}
