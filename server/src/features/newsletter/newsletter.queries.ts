import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { subscriptions } from '../../database/tables/notifications.ts';

export async function findSubscription(db: Executor, email: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.email, email));
  return row;
}

/** Resets a column of an unsubscribed row; other rows keep their value. */
const resetIfUnsubscribed = (
  column: 'state' | 'confirmationHash' | 'confirmedAt' | 'unsubscribedAt',
  fresh: ReturnType<typeof sql>,
) => sql`case ${subscriptions.state} when 'unsubscribed' then ${fresh} else ${subscriptions[column]} end`;

/**
 * One statement, so that concurrent requests make one row and cannot undo a confirmation between them. It writes in
 * every case, so that its time does not reveal whether the address is known.
 */
export async function upsertPendingSubscription(tx: Transaction, email: string): Promise<number> {
  const nothing = sql`null`;
  const [row] = await tx
    .insert(subscriptions)
    .values({ email })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: {
        state: resetIfUnsubscribed('state', sql`'pending'`),
        confirmationHash: resetIfUnsubscribed('confirmationHash', nothing),
        confirmedAt: resetIfUnsubscribed('confirmedAt', nothing),
        unsubscribedAt: resetIfUnsubscribed('unsubscribedAt', nothing),
      },
    })
    .returning({ id: subscriptions.id });
  return row!.id;
}

const longAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`;

/** Replaces the confirmation link unless the last one is younger than `hours`. Returns the address to mail it to. */
export async function renewConfirmation(
  tx: Transaction,
  id: number,
  { confirmationHash, hours }: { confirmationHash: string; hours: number },
) {
  const [row] = await tx
    .update(subscriptions)
    .set({ confirmationHash, askedAt: sql`now()` })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.state, 'pending'),
        or(isNull(subscriptions.confirmationHash), lt(subscriptions.askedAt, longAgo(hours))),
      ),
    )
    .returning({ email: subscriptions.email, askedAt: subscriptions.askedAt });
  return row;
}

type Link = { id: number; confirmationHash: string };
const matchesLink = ({ id, confirmationHash }: Link) =>
  and(eq(subscriptions.id, id), eq(subscriptions.confirmationHash, confirmationHash));

/** Atomic: of concurrent requests with the same link, one confirms. */
export async function markConfirmed(tx: Transaction, link: Link, { hours }: { hours: number }) {
  const [row] = await tx
    .update(subscriptions)
    .set({ state: 'confirmed', confirmedAt: sql`now()` })
    .where(and(matchesLink(link), eq(subscriptions.state, 'pending'), gt(subscriptions.askedAt, longAgo(hours))))
    .returning({ email: subscriptions.email, confirmedAt: subscriptions.confirmedAt });
  return row;
}

export async function isConfirmedBy(db: Executor, link: Link): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(matchesLink(link), eq(subscriptions.state, 'confirmed')));
  return rows.length > 0;
}

export async function markUnsubscribed(db: Executor, id: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: sql`now()` })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.state, 'unsubscribed')));
}

/** Deletes the subscription of an address whose account is erased. */
export async function eraseSubscription(tx: Transaction, email: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.email, email));
}
