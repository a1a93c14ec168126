import { type LettersQuery, type MailedLetter, mostCopies } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { z } from 'zod';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import type { Member } from '../staff/index.ts';
import { completeLetter } from './complete-letter.ts';
import { findLetter, findLetterData, listLetters, listLettersAbout, type ShownLetter } from './letter-admin.queries.ts';
import { type LetterKind, renderLetter } from './letters/render-letter.ts';
import { readSender } from './read-sender.ts';
import { readChangedTexts } from './texts/changed-texts.ts';

/** These contain a link that gives access to an account. */
const secretKinds: readonly string[] = ['activation', 'password-reset', 'email-change'] satisfies LetterKind[];
export const isSecret = (kind: string) => secretKinds.includes(kind);

export async function readLetters(db: Executor, query: LettersQuery) {
  const { rows, total } = await listLetters(db, query);
  return { data: rows.map(toMailedLetter), total };
}

/** Letters about these events, with their copies. */
export async function readLettersAbout(db: Executor, events: readonly string[]): Promise<MailedLetter[]> {
  return (await listLettersAbout(db, events)).map(toMailedLetter);
}

export async function readLetter(db: Executor, id: number): Promise<MailedLetter> {
  return toMailedLetter(await requireLetter(db, id));
}

export async function requireLetter(db: Executor, id: number): Promise<ShownLetter> {
  const row = await findLetter(db, id);
  if (row === undefined) throw new Refusal('letter_not_found', {});
  return row;
}

/** The content of a letter as its recipient saw it, with secrets masked. Each reading is recorded in the audit log. */
export async function showLetter(
  { db, publicUrl, letterContents }: Pick<Shop, 'db' | 'publicUrl' | 'letterContents'>,
  member: Member,
  letterId: number,
) {
  return await db.transaction(async (tx) => {
    const row = await requireLetter(tx, letterId);
    if (isSecret(row.kind)) throw new Refusal('letter_is_secret', {});
    const written = { kind: row.kind, data: await findLetterData(tx, letterId) };
    const complete =
      row.recipient === ''
        ? undefined
        : await completeLetter(letterContents, written, { db: tx, publicUrl, isOnlyShown: true });
    if (complete === undefined) throw new Refusal('letter_is_empty', {});
    const sender = await readSender(tx, publicUrl);
    const place = { ...sender, secrets: undefined, texts: await readChangedTexts(tx) };
    const { subject, text } = renderLetter({ kind: row.kind, data: complete.data }, place);
    // Without the idempotency key: reading may be repeated.
    await recordChange(
      tx,
      { id: member.id },
      {
        action: 'read',
        subject: 'letter',
        subjectId: letterId,
        after: letterAuditFacts(written),
      },
    );
    return { ...toMailedLetter(row), subject, text };
  });
}

const OfOrder = z.object({ orderId: z.number().int() });

/** Audit fields of a letter, without personal data. */
export function letterAuditFacts({ kind, data }: { kind: string; data: unknown }) {
  const of = OfOrder.safeParse(data);
  return of.success ? { kind, order_id: of.data.orderId } : { kind };
}

function toMailedLetter(row: ShownLetter): MailedLetter {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    // After the first attempt the column holds the end of the claim.
    send_after: row.state === 'waiting' ? row.sendAfter.toISOString() : null,
    sent_at: row.sentAt?.toISOString() ?? null,
    copy_number: row.copyNumber,
    actions: allowedActions(row),
  };
}

function allowedActions({ kind, recipient, state, copies, hasWaitingCopy }: ShownLetter): MailedLetter['actions'] {
  const isOver = state === 'sent' || state === 'failed';
  if (recipient === '') return [];
  if (isSecret(kind)) return isOver ? ['ask_again'] : [];
  const canBeSent = state === 'failed' || (state === 'sent' && copies < mostCopies && !hasWaitingCopy);
  return canBeSent ? ['read', 'send_again'] : ['read'];
}
