import type { StoredBlock } from '@shop/contract/blocks.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import { readClock } from '../../database/clock.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import type { Member } from '../staff/index.ts';
import * as queries from './blocks.queries.ts';
import { checkBlocks, linksIn } from './check-blocks.ts';
import { readEditedPlace, subject } from './edited-places.ts';
import { parseBlocks, readShownBlocks } from './read-blocks.ts';

type BlocksShop = Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>;
type Publication = { place: BlockPlace; blocks: readonly StoredBlock[]; startsAt: Date | null; staffId: number };

/** Publishes blocks now or at a later moment. What was planned before is replaced by a new plan, and stays otherwise. */
export async function publishBlocks(
  shop: BlocksShop,
  member: Member,
  { place, blocks, startsAt, seen }: Omit<Publication, 'staffId'> & { seen: number | undefined },
) {
  await changeCatalogue(shop, async (tx) => {
    await takeNextVersion(tx, { subject, id: place }, seen);
    const isPlanned = startsAt !== null && startsAt > (await readClock(tx));
    if (isPlanned) await queries.deletePlannedVersion(tx, place);
    await queries.deleteDraft(tx, place);
    await publishAs(tx, member, { place, blocks, startsAt: isPlanned ? startsAt : null, staffId: member.id });
  });
  return await readEditedPlace(shop.db, place);
}

/** Publishes an old version again, as a new one. A draft stays. */
export async function restoreBlocks(
  shop: BlocksShop,
  member: Member,
  { place, version }: { place: BlockPlace; version: number },
) {
  await changeCatalogue(shop, async (tx) => {
    await takeNextVersion(tx, { subject, id: place }, undefined);
    const old = await queries.findBlockVersion(tx, place, version);
    if (old === undefined) throw new Refusal('not_found', {});
    const blocks = parseBlocks(old.blocks);
    await publishAs(tx, member, { place, blocks, startsAt: null, staffId: member.id });
  });
  return await readEditedPlace(shop.db, place);
}

/** Takes back what has not started yet. It becomes the draft. */
export async function takeBackBlocks(shop: BlocksShop, member: Member, place: BlockPlace) {
  await changeCatalogue(shop, async (tx) => {
    await takeNextVersion(tx, { subject, id: place }, undefined);
    const planned = await queries.deletePlannedVersion(tx, place);
    if (planned === undefined) throw new Refusal('not_found', {});
    const blocks = parseBlocks(planned.blocks);
    await queries.upsertDraft(tx, { place, blocks, staffId: member.id });
    const before = { version: planned.version, starts_at: planned.startsAt.toISOString(), links: linksIn(blocks) };
    await recordChange(tx, member, { action: 'cancel', subject, subjectId: place, before });
  });
  return await readEditedPlace(shop.db, place);
}

/** The blocks are kept as versions, so the audit log records only their numbers, and where they lead. */
async function publishAs(tx: Transaction, member: Member, { blocks: given, ...publication }: Publication) {
  const { place, startsAt } = publication;
  const shown = await readShownBlocks(tx, place);
  const blocks = await checkBlocks(tx, place, given);
  const version = await queries.insertBlockVersion(tx, { ...publication, blocks });
  await recordChange(tx, member, {
    action: 'publish',
    subject,
    subjectId: place,
    before: { version: shown.version, links: linksIn(shown.blocks) },
    after: { version, ...(startsAt && { starts_at: startsAt.toISOString() }), links: linksIn(blocks) },
  });
}
