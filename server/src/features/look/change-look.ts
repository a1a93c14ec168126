import type { AdminLook, NewLook } from '@shop/contract/admin/look.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { type Acting, changedFacts, claimRequestKey, recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { readPictures } from '../media/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import { saveLook } from './look-row.ts';
import { editedLook, readEditedLook } from './read-look.ts';

/** Gives the shop other colours and pictures. Pictures are never deleted, so those that exist stay. */
export async function changeLook(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  member: Acting,
  { version, ...look }: NewLook,
): Promise<AdminLook> {
  return await changeCatalogue(shop, async (tx) => {
    await claimRequestKey(tx, member);
    await takeNextVersion(tx, editedLook, version);
    const before = await readEditedLook(tx);
    const ids = [look.logo_id, look.icon_id, look.cover_id, look.social_id].filter((id) => id !== null);
    if ((await readPictures(tx, ids)).length < new Set(ids).size) throw new Refusal('picture_gone', {});
    await saveLook(tx, look);
    const after = await readEditedLook(tx);
    const changed = changedFacts(before, after);
    if (changed) await recordChange(tx, member, { action: 'update', subject: 'look', subjectId: 'shop', ...changed });
    return after;
  });
}
