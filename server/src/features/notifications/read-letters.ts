import type { LettersQuery, MailedLetter } from '@shop/contract/admin/letters.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import { findLetter, listLetters } from './letter-office.queries.ts';

export async function readLetters(db: Executor, query: LettersQuery) {
  const { rows, total } = await listLetters(db, query);
  return { data: rows.map(letterOf), total };
}

export async function readLetter(db: Executor, id: number): Promise<MailedLetter> {
  const row = await findLetter(db, id);
  if (row === undefined) throw new Refusal('letter_not_found', {});
  return letterOf(row);
}

function letterOf(row: NonNullable<Awaited<ReturnType<typeof findLetter>>>): MailedLetter {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    attempts: row.attempts,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    send_after: row.sendAfter.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}
