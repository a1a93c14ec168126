import {
  type AdminLetterText,
  type LetterTextKind,
  type LetterTexts,
  letterTextKinds,
} from '@shop/contract/admin/letter-texts.ts';
import { letterTextNames } from '@shop/wording/admin/letter-texts.ts';
import { letterValues, originalLetterTexts } from '@shop/wording/letter-texts.ts';
import type { Executor } from '../../../database/database.ts';
import { readVersioned } from '../../record-versions/index.ts';
import { readPublicSettings } from '../../shop-settings/index.ts';
import { findTextRow, readTextRows, type TextRow } from './letter-texts.queries.ts';

/** Letter texts in the audit log and among the versions. */
export const textSubject = 'letter_text';

export async function listLetterTexts(db: Executor) {
  const rows = await readTextRows(db);
  return { data: letterTextKinds.map((kind) => toRow(kind, rows.get(kind))), total: letterTextKinds.length };
}

export async function readLetterText(db: Executor, kind: LetterTextKind): Promise<AdminLetterText> {
  return await readVersioned(db, { subject: textSubject, id: kind }, async () => {
    const row = await findTextRow(db, kind);
    const { name: shopName } = await readPublicSettings(db);
    return {
      ...toRow(kind, row),
      ...textsOf(kind, row),
      original: originalOf(kind),
      values: originalLetterTexts[kind].values.map((value) => {
        const { name, example, description } = letterValues[value];
        return { name, example: value === 'shop' ? shopName : example, description };
      }),
    };
  });
}

function toRow(kind: LetterTextKind, row: TextRow | undefined) {
  return {
    id: kind,
    name: letterTextNames[kind],
    is_changed: row !== undefined,
    updated_at: row?.updatedAt.toISOString() ?? null,
    failed_at: row?.failedAt?.toISOString() ?? null,
    failure: row?.failure ?? null,
  };
}

export function originalOf(kind: LetterTextKind): LetterTexts {
  const { subject, opening, closing } = originalLetterTexts[kind];
  return { subject, preheader: '', opening, closing };
}

export function textsOf(kind: LetterTextKind, row: TextRow | undefined): LetterTexts {
  const { subject, preheader, opening, closing } = row ?? originalOf(kind);
  return { subject, preheader, opening, closing };
}
