import { isDeepStrictEqual } from 'node:util';
import type { AdminLetterText, LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import type { Shop } from '../../../shop.ts';
import { changedFacts, claimRequestKey, recordChange } from '../../audit/index.ts';
import { takeNextVersion } from '../../record-versions/index.ts';
import { readPublicSettings } from '../../shop-settings/index.ts';
import type { Member } from '../../staff/index.ts';
import { ownAddresses, requireFitTexts } from './check-letter-text.ts';
import { deleteText, findTextRow, upsertText } from './letter-texts.queries.ts';
import { originalOf, readLetterText, textSubject, textsOf } from './read-letter-texts.ts';

type Change = { kind: LetterTextKind; texts: LetterTexts; version: number | undefined };

/** Changes the words of a letter. A text that equals the original is the original, and changes with it. */
export async function changeLetterText(
  { db, publicUrl }: Pick<Shop, 'db' | 'publicUrl'>,
  member: Member,
  { kind, texts, version }: Change,
): Promise<AdminLetterText> {
  return await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    requireFitTexts(kind, texts, ownAddresses(publicUrl, await readPublicSettings(tx)));
    await takeNextVersion(tx, { subject: textSubject, id: kind }, version);
    const before = textsOf(kind, await findTextRow(tx, kind));
    if (isDeepStrictEqual(texts, originalOf(kind))) await deleteText(tx, kind);
    else await upsertText(tx, kind, texts);
    const changed = changedFacts(before, texts);
    if (changed)
      await recordChange(tx, member, { action: 'update', subject: textSubject, subjectId: kind, ...changed });
    return await readLetterText(tx, kind);
  });
}

export async function restoreLetterText(
  shop: Pick<Shop, 'db' | 'publicUrl'>,
  member: Member,
  { kind, version }: Omit<Change, 'texts'>,
): Promise<AdminLetterText> {
  return await changeLetterText(shop, member, { kind, texts: originalOf(kind), version });
}
