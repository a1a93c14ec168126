import type { CertificateState, CertificatesQuery } from '@shop/contract/admin/certificates.ts';
import { and, asc, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { contains, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { certificateMovements, certificates } from '../../database/tables/certificates-issued.ts';
import { orderLines } from '../../database/tables/orders.ts';
import { staff } from '../../database/tables/staff.ts';

/** The rule of domain/certificates.ts in SQL, in the same order. */
const stateOn = (today: string) => sql<CertificateState>`case
  when ${certificates.state} = 'blocked' then 'blocked'
  when ${certificates.balance} <= 0 then 'spent'
  when ${certificates.validUntil} < ${today} then 'expired'
  else 'active'
end`;

const shownOn = (today: string) => ({ certificate: certificates, state: stateOn(today), orderId: orderLines.orderId });

export async function listCertificates(db: Executor, query: CertificatesQuery, today: string) {
  const { issuedAt, amount, balance, validUntil } = certificates;
  const columns = { issued_at: issuedAt, amount, balance, valid_until: validUntil };
  const chosen = and(
    query.q === '' ? undefined : or(isCalled(query.q), isOfOrder(query.q)),
    query.ids && inArray(certificates.id, query.ids),
    query.state && eq(stateOn(today), query.state),
  );
  const { limit, offset } = limitAndOffset(query);
  const found = db
    .select(shownOn(today))
    .from(certificates)
    .leftJoin(orderLines, eq(orderLines.id, certificates.orderLineId))
    .where(chosen);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(certificates)
    .leftJoin(orderLines, eq(orderLines.id, certificates.orderLineId))
    .where(chosen);
  const rows = await found
    .orderBy(...sortedBy(query, columns, certificates.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted!.total };
}

/** Searches by the end of the serial number: customers read out only the end. */
function isCalled(words: string) {
  const end = words.toUpperCase().replace(/[\\%_]/g, '\\$&');
  return or(
    like(certificates.serialNumber, `%${end}`),
    contains(words, certificates.recipientName, certificates.recipientEmail),
  );
}

function isOfOrder(words: string) {
  return /^\d{1,9}$/.test(words) ? eq(orderLines.orderId, Number(words)) : undefined;
}

export async function findCertificateById(db: Executor, id: number, today: string) {
  const [row] = await db
    .select(shownOn(today))
    .from(certificates)
    .leftJoin(orderLines, eq(orderLines.id, certificates.orderLineId))
    .where(eq(certificates.id, id));
  return row;
}

export async function lockCertificate(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: certificates.id }).from(certificates).where(eq(certificates.id, id)).for('no key update');
}

export async function listMovements(db: Executor, certificateId: number) {
  return await db
    .select({ movement: certificateMovements, staffName: staff.name })
    .from(certificateMovements)
    .leftJoin(staff, eq(staff.id, certificateMovements.staffId))
    .where(eq(certificateMovements.certificateId, certificateId))
    .orderBy(asc(certificateMovements.id));
}

/** True when the state changed. Staff cannot lift a block that belongs to a refund. */
export async function changeState(tx: Transaction, id: number, state: 'active' | 'blocked'): Promise<boolean> {
  const isTheirs = and(eq(certificates.blockedFor, 'staff'), isNull(certificates.refundId));
  const changed = await tx
    .update(certificates)
    .set({ state, blockedFor: state === 'blocked' ? 'staff' : null })
    .where(and(eq(certificates.id, id), ne(certificates.state, state), state === 'active' ? isTheirs : undefined))
    .returning({ id: certificates.id });
  return changed.length > 0;
}
