import type { StoredBlock } from '@shop/contract/blocks.ts';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import type { Shop } from '../../shop.ts';
import { claimRequestKey, recordChange } from '../audit/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import type { Member } from '../staff/index.ts';
import { deleteDraft, upsertDraft } from './blocks.queries.ts';
import { checkBlocks, linksIn } from './check-blocks.ts';
import { readEditedPlace, subject } from './edited-places.ts';
import { parseBlocks } from './read-blocks.ts';

/** Kept after every pause of typing and seen by no customer, so the audit log has only what is published. */
export async function saveDraft(
  { db }: Pick<Shop, 'db'>,
  member: Member,
  { place, blocks, seen }: { place: BlockPlace; blocks: readonly StoredBlock[]; seen: number | undefined },
) {
  await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    await takeNextVersion(tx, { subject, id: place }, seen);
    await upsertDraft(tx, { place, blocks: await checkBlocks(tx, place, blocks), staffId: member.id });
  });
  return await readEditedPlace(db, place);
}

export async function dropDraft({ db }: Pick<Shop, 'db'>, member: Member, place: BlockPlace) {
  await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    await takeNextVersion(tx, { subject, id: place }, undefined);
    const draft = await deleteDraft(tx, place);
    if (draft === undefined) return;
    const before = { draft: true, links: linksIn(parseBlocks(draft.blocks)) };
    await recordChange(tx, member, { action: 'delete', subject, subjectId: place, before });
  });
  return await readEditedPlace(db, place);
}
