import type { LettersQuery } from '@shop/contract/admin/letters.ts';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { contains, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { customers } from '../../database/tables/customers.ts';
import { letters } from '../../database/tables/notifications.ts';
import { auditLog } from '../../database/tables/staff.ts';

/** Without the content, which is private and read one letter at a time. */
const { id, kind, recipient, state, attempts, error, createdAt, sendAfter, sentAt, copyNumber } = letters;
const copies = alias(letters, 'copies');
const shown = {
  ...{ id, kind, recipient, state, attempts, error, createdAt, sendAfter, sentAt, copyNumber },
  /** Copies of the letter, or of the letter that it repeats. */
  copies: sql<number>`(select count(*)::int from letters copies where copies.copy_of = coalesce(letters.copy_of, letters.id))`,
  hasWaitingCopy: sql<boolean>`exists (
    select from letters copies
    where copies.copy_of = coalesce(letters.copy_of, letters.id) and copies.state = 'waiting'
  )`,
};
export type ShownLetter = NonNullable<Awaited<ReturnType<typeof findLetter>>>;

export async function listLetters(db: Executor, query: LettersQuery) {
  const columns = { created_at: createdAt, send_after: sendAfter, attempts };
  const chosen = and(
    contains(query.q, recipient, kind),
    query.ids && inArray(id, query.ids),
    query.state && eq(state, query.state),
    query.customer_id === undefined ? undefined : toCustomer(query.customer_id),
  );
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select(shown)
    .from(letters)
    .where(chosen)
    .orderBy(...sortedBy(query, columns, id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(letters, chosen) };
}

function toCustomer(customerId: number): SQL {
  return sql`lower(${recipient}) = (
    select ${customers.email} from ${customers} where ${customers.id} = ${customerId} and ${customers.erasedAt} is null
  )`;
}

/** Letters about these events, with their copies. */
export async function listLettersAbout(db: Executor, events: readonly string[]) {
  const originals = db
    .select({ id: copies.id })
    .from(copies)
    .where(inArray(copies.event, [...events]));
  return await db
    .select(shown)
    .from(letters)
    .where(sql`${id} in ${originals} or ${letters.copyOf} in ${originals}`)
    .orderBy(id);
}

export async function findLetter(db: Executor, letterId: number) {
  const [row] = await db.select(shown).from(letters).where(eq(id, letterId));
  return row;
}

/** Locks a letter, or the original of a copy, until the transaction ends, so that only one request repeats it. */
export async function lockOriginal(tx: Transaction, letterId: number) {
  const original = tx
    .select({ id: sql`coalesce(${copies.copyOf}, ${copies.id})` })
    .from(copies)
    .where(eq(copies.id, letterId));
  const [row] = await tx
    .select({ id, event: letters.event, kind, recipient, data: letters.data })
    .from(letters)
    .where(eq(id, original))
    .for('update');
  return row;
}

export type OriginalLetter = NonNullable<Awaited<ReturnType<typeof lockOriginal>>>;

export async function findLetterData(db: Executor, letterId: number) {
  const [row] = await db.select({ data: letters.data }).from(letters).where(eq(id, letterId));
  return row?.data;
}

/** How often staff requested a new link instead of this letter. */
export async function countAskedAgain(db: Executor, letterId: number): Promise<number> {
  const { action, subject, subjectId } = auditLog;
  return await db.$count(
    auditLog,
    and(eq(subject, 'letter'), eq(subjectId, String(letterId)), eq(action, 'ask_again')),
  );
}

/** Inserts a copy of a letter. A constraint allows three. */
export async function insertCopy(tx: Transaction, original: OriginalLetter, number: number): Promise<number> {
  const { id: copyOf, event, ...told } = original;
  const copy = { ...told, event: `${event}:again:${number}`, copyOf, copyNumber: number };
  const [row] = await tx.insert(letters).values(copy).returning({ id });
  return row!.id;
}

/** Queues a failed letter again, unless its recipient was erased. True when it had failed. */
export async function restoreFailed(tx: Transaction, letterId: number): Promise<boolean> {
  const restored = await tx
    .update(letters)
    .set({ state: 'waiting', sendAfter: sql`now()` })
    .where(and(eq(id, letterId), eq(state, 'failed'), ne(recipient, '')))
    .returning({ id });
  return restored.length > 0;
}
