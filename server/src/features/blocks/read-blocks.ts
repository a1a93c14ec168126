import { type ShownBlock, type ShownBlocks, StoredBlock } from '@shop/contract/blocks.ts';
import { type BlockPlace, fieldsOfBlock, isBlockShown } from '@shop/domain/block-kinds.ts';
import { readClock } from '../../database/clock.ts';
import type { Executor } from '../../database/database.ts';
import type { Catalogue, SoldOut } from '../catalogue/index.ts';
import type { CachedAnswer } from '../catalogue-cache/index.ts';
import { findShownVersion } from './blocks.queries.ts';
import { defaultBlocks } from './default-blocks.ts';
import { inOne, resolveFields } from './resolve-fields.ts';
import { sourcesFor } from './sources.ts';

/** The blocks of a place that customers see now, without their stock. */
export async function blocksAnswer(
  catalogue: Catalogue,
  place: BlockPlace,
  soldOut: SoldOut,
): Promise<CachedAnswer<ShownBlocks>> {
  const { blocks, now } = await readShownBlocks(catalogue.db, place);
  return await resolveBlocks(catalogue, blocks, { now, soldOut });
}

/** Everything that is published in a place now, switched on or off; the default blocks before anything is. */
export async function readShownBlocks(
  db: Executor,
  place: BlockPlace,
): Promise<{ version: number; blocks: StoredBlock[]; now: Date }> {
  const shown = await findShownVersion(db, place);
  if (shown === undefined) return { version: 0, blocks: defaultBlocks[place], now: await readClock(db) };
  return { ...shown, blocks: parseBlocks(shown.blocks) };
}

/** A block of a kind that this version does not know, such as one of a newer version, is left out. */
export function parseBlocks(stored: unknown): StoredBlock[] {
  return (stored as unknown[]).flatMap((block) => StoredBlock.safeParse(block).data ?? []);
}

/** Blocks as pages get them: those that are on at this moment, with what they refer to. */
export async function resolveBlocks(
  catalogue: Catalogue,
  stored: readonly StoredBlock[],
  { now, soldOut }: { now: Date; soldOut: SoldOut },
): Promise<CachedAnswer<ShownBlocks>> {
  const blocks = stored.filter((block) => isBlockShown(block, now));
  const given = { catalogue, soldOut, sources: sourcesFor(catalogue.db, blocks, now) };
  const resolved: CachedAnswer<ShownBlock>[] = [];
  for (const { id, kind, data } of blocks) {
    const fields = await resolveFields(fieldsOfBlock(kind), data, given);
    if (fields === undefined) continue;
    resolved.push({
      ...fields,
      build: (stockOf) => ({ id, kind, data: fields.build(stockOf) }) as unknown as ShownBlock,
    });
  }
  const all = inOne(resolved);
  return { ...all, build: (stockOf) => ({ blocks: all.build(stockOf) }) };
}
