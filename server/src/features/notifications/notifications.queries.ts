import { and, desc, eq, gt, inArray, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';
import { letters } from '../../database/tables/notifications.ts';
import { orders } from '../../database/tables/orders.ts';
import { partnerApplications } from '../../database/tables/partners.ts';

type NewLetter = Pick<typeof letters.$inferInsert, 'event' | 'kind' | 'recipient' | 'data' | 'sendAfter'>;

/** Undefined when there is already a letter about this event. */
export async function insertLetter(tx: Transaction, letter: NewLetter): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(letters)
    .values(letter)
    .onConflictDoNothing({ target: letters.event })
    .returning({ id: letters.id });
  return inserted?.id;
}

/**
 * Withdraws an unsent letter, because another letter replaces it or it is no longer needed. Returns its data; undefined
 * when it is sent or being sent.
 */
export async function withdrawLetter(tx: Transaction, event: string) {
  const isClaimed = and(gt(letters.attempts, 0), gt(letters.sendAfter, sql`now()`));
  const [withdrawn] = await tx
    .update(letters)
    .set({ state: 'withdrawn' })
    .where(and(eq(letters.event, event), eq(letters.state, 'waiting'), not(isClaimed!)))
    .returning({ data: letters.data });
  return withdrawn?.data;
}

/** Key space of these advisory locks. */
const lockClass = 1_019;

/** Recipient of a due letter about a placed order. */
export async function findPlacedRecipient(db: Executor, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ recipient: letters.recipient })
    .from(letters)
    .where(and(isWaiting(id), eq(letters.kind, 'order-placed'), lte(letters.sendAfter, sql`now()`)));
  return row?.recipient;
}

/**
 * Rate limit per recipient: when the next letter about a placed order may be sent; undefined when now. A letter being
 * sent counts as sent. Holds an advisory lock until the transaction ends.
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

/** Identifies an attempt: a sender that was paused for longer than its claim no longer holds the letter. */
type Claim = { id: number; attempts: number };
const isClaimedBy = ({ id, attempts }: Claim) => and(isWaiting(id), eq(letters.attempts, attempts));

/** Claims a due letter for some seconds. */
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

/** Works without the claim: a late sender has sent the letter, too. A letter to an erased person is then blanked. */
export async function markLetterSent(tx: Transaction, id: number): Promise<void> {
  await tx.update(letters).set({ state: 'sent', sentAt: sql`now()`, error: null }).where(isWaiting(id));
  await blankErasedRows(tx, { id });
}

/** Releases a claimed letter for another attempt. */
export async function keepLetterError(db: Executor, claim: Claim, error: string): Promise<void> {
  await db.update(letters).set({ error, sendAfter: sql`now()` }).where(isClaimedBy(claim));
}

const nothingPersonal = { recipient: '', data: {}, error: null };

/** Deletes the content of letters to an address that is being erased. Waiting letters are sent first. */
export async function blankLettersTo(db: Executor, recipient: string): Promise<void> {
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
/** Kinds that are blanked as soon as they are sent. */
const isTransient = inArray(letters.kind, [
  'account-deleted',
  'email-taken',
  'subscription-asked',
  'subscription-confirmed',
]);

/** Blanks one letter or a batch; returns how many. */
export async function blankErasedRows(db: Executor, which: { id: number } | { limit: number }): Promise<number> {
  const isToBlank = and(
    ne(letters.state, 'waiting'),
    ne(letters.recipient, ''),
    or(isTransient, ofErasedCustomer, ofErasedOrder, ofErasedApplication),
  );
  const some = db.select({ id: letters.id }).from(letters);
  const ids =
    'id' in which ? some.where(and(eq(letters.id, which.id), isToBlank)) : some.where(isToBlank).limit(which.limit);
  const blanked = await db
    .update(letters)
    .set(nothingPersonal)
    .where(inArray(letters.id, ids))
    .returning({ id: letters.id });
  return blanked.length;
}

/** Fails a claimed letter permanently. */
export async function refuseLetter(db: Executor, claim: Claim, error: string): Promise<void> {
  await db.update(letters).set({ state: 'failed', error }).where(isClaimedBy(claim));
}

export async function markLetterFailed(db: Executor, id: number): Promise<void> {
  await db.update(letters).set({ state: 'failed' }).where(isWaiting(id));
}
