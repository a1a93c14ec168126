import type { LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { letterTexts } from '../../../database/tables/notifications.ts';

/** The texts that were changed, by kind. */
export async function readTextRows(db: Executor) {
  const rows = await db.select().from(letterTexts);
  return new Map(rows.map((row) => [row.kind, row]));
}

export async function findTextRow(db: Executor, kind: LetterTextKind) {
  const [row] = await db.select().from(letterTexts).where(eq(letterTexts.kind, kind));
  return row;
}
export type TextRow = NonNullable<Awaited<ReturnType<typeof findTextRow>>>;

/** A new text has not failed yet. */
export async function upsertText(tx: Transaction, kind: LetterTextKind, texts: LetterTexts): Promise<void> {
  const written = { ...texts, failedAt: null, failure: null };
  await tx
    .insert(letterTexts)
    .values({ kind, ...written })
    .onConflictDoUpdate({ target: letterTexts.kind, set: { ...written, updatedAt: sql`now()` } });
}

export async function deleteText(tx: Transaction, kind: LetterTextKind): Promise<void> {
  await tx.delete(letterTexts).where(eq(letterTexts.kind, kind));
}

/** Notes the first failure of this text. A text that was corrected meanwhile has not failed. */
export async function markTextFailed(
  db: Executor,
  { kind, failure, texts }: { kind: LetterTextKind; failure: string; texts: LetterTexts },
): Promise<void> {
  const { subject, preheader, opening, closing } = letterTexts;
  await db
    .update(letterTexts)
    .set({ failedAt: sql`now()`, failure, updatedAt: letterTexts.updatedAt })
    .where(
      and(
        eq(letterTexts.kind, kind),
        isNull(letterTexts.failedAt),
        eq(subject, texts.subject),
        eq(preheader, texts.preheader),
        eq(opening, texts.opening),
        eq(closing, texts.closing),
      ),
    );
}
