import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { certificateMovements, certificates, orderCertificates } from '../../database/tables/certificates-issued.ts';
import { certificateProducts, certificateVariants } from '../../database/tables/certificates-offered.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { orderLines, orders } from '../../database/tables/orders.ts';

const icons = alias(pictures, 'icons');

/** Certificates that can be bought, a row a value. */
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

/** In the order of their ids, whoever asks: two orders with the same certificates never wait for each other crosswise. */
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

/** What an order has of certificates, in the order of their ids: so they are locked everywhere. */
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

/** Certificates that an order sells, a row a line. */
export async function listBoughtLines(tx: Transaction, orderId: number) {
  return await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'certificate')))
    .orderBy(asc(orderLines.position));
}

/** Undefined when this piece of the line was issued before. */
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

/** What certificates were issued for: an order, a line of it, or nothing that was bought. */
export type IssuedFor = { orderId: number } | { orderLineId: number } | { certificateId: number };

/** Certificates that were issued together, each with the name of who bought it, if anybody did. */
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

/** The first time counts. */
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

/** Those that an order has redeemed and those that it has issued, in the order of their ids: so they are locked everywhere. */
export async function lockCertificateRowsOf(tx: Transaction, orderId: number) {
  const redeemed = tx
    .select({ id: orderCertificates.certificateId })
    .from(orderCertificates)
    .where(eq(orderCertificates.orderId, orderId));
  return await tx
    .select()
    .from(certificates)
    .where(or(inArray(certificates.id, redeemed), inArray(certificates.orderLineId, linesOf(tx, orderId))))
    .orderBy(asc(certificates.id))
    .for('no key update');
}

function linesOf(tx: Transaction, orderId: number) {
  return tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
}

/** Blocks what an order has issued, with what is left on it; answers the lines of what was spent, whole or in part. */
export async function blockIssuedBy(
  tx: Transaction,
  orderId: number,
  blockedFor: 'cancellation' | 'chargeback',
): Promise<number[]> {
  const issued = await tx
    .update(certificates)
    .set({ state: 'blocked', blockedFor })
    .where(inArray(certificates.orderLineId, linesOf(tx, orderId)))
    .returning();
  return issued.filter(({ amount, balance }) => balance < amount).map(({ orderLineId }) => orderLineId!);
}

/** Blocks pieces that nobody has spent from, for a refund that is not decided yet; answers how many. */
export async function blockForRefund(tx: Transaction, ids: readonly number[], refundId: number): Promise<number> {
  const taken = await tx
    .update(certificates)
    .set({ state: 'blocked', blockedFor: sql`coalesce(${certificates.blockedFor}, 'refund')`, refundId })
    .where(and(inArray(certificates.id, [...ids]), eq(certificates.balance, certificates.amount)))
    .returning({ id: certificates.id });
  return taken.length;
}

/** The money has gone back: nobody lets these pay again. */
export async function keepBlocked(tx: Transaction, refundId: number): Promise<void> {
  await tx
    .update(certificates)
    .set({ blockedFor: 'refund' })
    .where(and(eq(certificates.refundId, refundId), eq(certificates.blockedFor, 'staff')));
}

/** The money has not gone back: they pay again, unless they are blocked for another reason. */
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

/** What orders have taken of a certificate and may still give back. */
const takenByOrders = sql`(
  select coalesce(sum(${orderCertificates.amount} - ${orderCertificates.returned}), 0) from ${orderCertificates}
  where ${orderCertificates.certificateId} = ${certificates.id})`;

/** Adds to a balance what no order may bring back, or takes it off: with everything given back there is no more than its amount. */
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

/** Changes the balance unless that would leave less than nothing or more than there ever was; answers what is there then. */
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

/** Takes from the balance of a certificate that is not blocked, if so much is there; answers what is left then. */
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
