import { eq, like, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { redirects } from '../../database/tables/catalogue.ts';

/** The key of the advisory lock of addresses. */
const lockClass = 1_025;

/**
 * Until the transaction ends nobody else withdraws or moves a page: two pages that are led to each other at once would
 * make a loop.
 */
export async function lockAddresses(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, 0)`);
}

/** What led to the old address leads to the new one at once. */
export async function leadTo(tx: Transaction, from: string, to: string): Promise<void> {
  await removeRedirect(tx, to);
  await tx.update(redirects).set({ toPath: to }).where(eq(redirects.toPath, from));
  await tx
    .insert(redirects)
    .values({ fromPath: from, toPath: to })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: to } });
}

export async function removeRedirect(tx: Transaction, from: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.fromPath, from));
}

/** Where the addresses of information pages lead. */
export async function listPageRedirects(db: Executor): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(redirects)
    .where(or(like(redirects.fromPath, '/page/%'), like(redirects.fromPath, '/info/%')));
  return new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]));
}
