import type { LettersQuery } from '@shop/contract/admin/letters.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { holds, pageOf, sortedBy } from '../../database/list-page.ts';
import { letters } from '../../database/tables/notifications.ts';

/** What a letter says is for who gets it. */
const { id, kind, recipient, state, attempts, error, createdAt, sendAfter, sentAt } = letters;
const shown = { id, kind, recipient, state, attempts, error, createdAt, sendAfter, sentAt };

export async function listLetters(db: Executor, query: LettersQuery) {
  const columns = { created_at: createdAt, send_after: sendAfter, attempts };
  const chosen = and(
    holds(query.q, recipient, kind),
    query.ids && inArray(id, query.ids),
    query.state && eq(state, query.state),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select(shown)
    .from(letters)
    .where(chosen)
    .orderBy(...sortedBy(query, columns, id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(letters, chosen) };
}

export async function findLetter(db: Executor, letterId: number) {
  const [row] = await db.select(shown).from(letters).where(eq(id, letterId));
  return row;
}

/** Lets a failed letter wait again, unless nobody is left to write to; whether it had failed. */
export async function restoreFailed(tx: Transaction, letterId: number): Promise<boolean> {
  const restored = await tx
    .update(letters)
    .set({ state: 'waiting', sendAfter: sql`now()` })
    .where(and(eq(id, letterId), eq(state, 'failed'), ne(recipient, '')))
    .returning({ id });
  return restored.length > 0;
}
