import { and, desc, eq, gt, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';
import { letters } from '../../database/tables/notifications.ts';
import { orders } from '../../database/tables/orders.ts';
import { partnerApplications } from '../../database/tables/partners.ts';

type NewLetter = Pick<typeof letters.$inferInsert, 'event' | 'kind' | 'recipient' | 'data' | 'sendAfter'>;

/** Undefined when there is a letter about this event already. */
export async function insertLetter(tx: Transaction, letter: NewLetter): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(letters)
    .values(letter)
    .onConflictDoNothing({ target: letters.event })
    .returning({ id: letters.id });
  return inserted?.id;
}

/** Unless it is sent, or somebody is sending it. */
export async function withdrawWaitingLetter(tx: Transaction, event: string) {
  const isClaimed = and(gt(letters.attempts, 0), gt(letters.sendAfter, sql`now()`));
  const [withdrawn] = await tx
    .update(letters)
    .set({ state: 'withdrawn' })
    .where(and(eq(letters.event, event), eq(letters.state, 'waiting'), not(isClaimed!)))
    .returning({ data: letters.data });
  return withdrawn?.data;
}

/** A key space of its own among advisory locks. */
const lockClass = 1_019;

/** Who the letter about a placed order goes to, if its time has come. */
export async function findPlacedRecipient(db: Executor, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ recipient: letters.recipient })
    .from(letters)
    .where(and(isWaiting(id), eq(letters.kind, 'order-placed'), lte(letters.sendAfter, sql`now()`)));
  return row?.recipient;
}

/**
 * When the next letter about a placed order may go to somebody who gets so many in so many seconds; undefined when now.
 * One that is being sent counts as sent. Until the transaction ends nobody else is told.
 */
export async function findNextSendTime(
  tx: Transaction,
  {
    recipient,
    count,
    seconds,
    claimSeconds,
  }: { recipient: string; count: number; seconds: number; claimSeconds: number },
): Promise<Date | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, hashtext(${recipient}))`);
  const window = sql`make_interval(secs => ${seconds})`;
  const sentAt = sql`coalesce(${letters.sentAt}, now())`;
  const isBeingSent = sql`${letters.state} = 'waiting' and ${letters.attempts} > 0
    and ${letters.sendAfter} > now() and ${letters.sendAfter} <= now() + make_interval(secs => ${claimSeconds})`;
  const [row] = await tx
    .select({ next: sql<string>`${sentAt} + ${window}` })
    .from(letters)
    .where(
      and(
        eq(letters.kind, 'order-placed'),
        eq(letters.recipient, recipient),
        or(sql`${letters.sentAt} > now() - ${window}`, isBeingSent),
      ),
    )
    .orderBy(desc(sentAt))
    .offset(count - 1)
    .limit(1);
  return row && new Date(row.next);
}

export async function postponeLetter(tx: Transaction, id: number, sendAfter: Date): Promise<void> {
  await tx.update(letters).set({ sendAfter }).where(isWaiting(id));
}

const isWaiting = (id: number) => and(eq(letters.id, id), eq(letters.state, 'waiting'));

/** Which attempt to send a letter has it: a sender that was paused for longer than its claim has it no longer. */
type Claim = { id: number; attempts: number };
const isClaimedBy = ({ id, attempts }: Claim) => and(isWaiting(id), eq(letters.attempts, attempts));

/** Takes a letter whose time has come, and keeps everybody else from it for some seconds. */
export async function claimLetter(db: Executor, id: number, seconds: number) {
  const [claimed] = await db
    .update(letters)
    .set({ attempts: sql`${letters.attempts} + 1`, sendAfter: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(isWaiting(id), lte(letters.sendAfter, sql`now()`)))
    .returning({
      id: letters.id,
      attempts: letters.attempts,
      event: letters.event,
      kind: letters.kind,
      recipient: letters.recipient,
      data: letters.data,
    });
  return claimed;
}

export async function isLetterWaiting(db: Executor, id: number): Promise<boolean> {
  const rows = await db.select({ id: letters.id }).from(letters).where(isWaiting(id));
  return rows.length > 0;
}

/** Whoever sent it, and however late: what is sent is sent. To somebody who was forgotten it was the last trace. */
export async function markLetterSent(tx: Transaction, id: number): Promise<void> {
  await tx.update(letters).set({ state: 'sent', sentAt: sql`now()`, error: null }).where(isWaiting(id));
  await blankForgotten(tx, { id });
}

/** Gives a claimed letter back, for another attempt. */
export async function keepLetterError(db: Executor, claim: Claim, error: string): Promise<void> {
  await db.update(letters).set({ error, sendAfter: sql`now()` }).where(isClaimedBy(claim));
}

const nothingPersonal = { recipient: '', data: {}, error: null };

export async function blankLetters(db: Executor, recipient: string): Promise<void> {
  await db
    .update(letters)
    .set(nothingPersonal)
    .where(and(eq(sql`lower(${letters.recipient})`, recipient), ne(letters.state, 'waiting')));
}

const ofErasedCustomer = sql`exists (
  select from ${customers}
  where ${customers.erasedAt} is not null and ${customers.id}::text =
    case ${letters.kind} when 'email-changed' then split_part(${letters.event}, ':', 2) else ${letters.data} ->> 'customerId' end
)`;
const ofErasedOrder = sql`${letters.kind} not in ('payment-alert', 'new-order') and exists (
  select from ${orders}
  where ${orders.personalDataErasedAt} is not null and ${orders.id}::text = ${letters.data} ->> 'orderId'
)`;
const ofErasedApplication = sql`${letters.kind} in ('partner-applied', 'partner-approved', 'partner-declined', 'new-partner')
  and not exists (
    select from ${partnerApplications} where ${partnerApplications.id}::text = split_part(${letters.event}, ':', 2)
  )`;
/** Nobody needs them once they are sent. */
const isOfNoUse = inArray(letters.kind, [
  'account-deleted',
  'email-taken',
  'subscription-asked',
  'subscription-confirmed',
]);

/** One letter, or some of all; answers how many. */
export async function blankForgotten(db: Executor, which: { id: number } | { limit: number }): Promise<number> {
  const isForgotten = and(
    ne(letters.state, 'waiting'),
    ne(letters.recipient, ''),
    or(isOfNoUse, ofErasedCustomer, ofErasedOrder, ofErasedApplication),
  );
  const some = db.select({ id: letters.id }).from(letters);
  const ids =
    'id' in which ? some.where(and(eq(letters.id, which.id), isForgotten)) : some.where(isForgotten).limit(which.limit);
  const blanked = await db
    .update(letters)
    .set(nothingPersonal)
    .where(inArray(letters.id, ids))
    .returning({ id: letters.id });
  return blanked.length;
}

/** Ends a claimed letter: there will be no other attempt. */
export async function refuseLetter(db: Executor, claim: Claim, error: string): Promise<void> {
  await db.update(letters).set({ state: 'failed', error }).where(isClaimedBy(claim));
}

export async function markLetterFailed(db: Executor, id: number): Promise<void> {
  await db.update(letters).set({ state: 'failed' }).where(isWaiting(id));
}
