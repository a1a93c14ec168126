import { randomBytes } from 'node:crypto';
import { BlockPlaceName, type ShownBlock, type StoredBlock } from '@shop/contract/blocks.ts';
import { fixedPart, pages } from '@shop/contract/pages.ts';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import { readClock } from '../../database/clock.ts';
import { hashToken } from '../../link-token.ts';
import type { Shop } from '../../shop.ts';
import { readStock } from '../catalogue/index.ts';
import type { Member } from '../staff/index.ts';
import * as queries from './blocks.queries.ts';
import { checkBlocks } from './check-blocks.ts';
import { parseBlocks, resolveBlocks } from './read-blocks.ts';

/** Makes an address that nobody can guess, for an hour. */
export async function previewBlocks(
  { db }: Pick<Shop, 'db'>,
  member: Member,
  { place, blocks, at }: { place: BlockPlace; blocks: readonly StoredBlock[]; at: string | null },
) {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = await db.transaction(async (tx) => {
    const kept = { at, blocks: await checkBlocks(tx, place, blocks) };
    return await queries.insertPreview(tx, { tokenHash: hashToken(token), place, blocks: kept, staffId: member.id });
  });
  return { path: `${fixedPart(pages.preview.path)}${token}`, expires_at: expiresAt.toISOString() };
}

/** What the page of a preview shows; undefined if there is none, or not for this member. */
export async function openPreview(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'soldOutCache'>,
  token: string,
): Promise<{ place: BlockPlace; blocks: ShownBlock[] } | undefined> {
  const preview = await queries.findPreview(shop.db, hashToken(token));
  if (preview === undefined) return undefined;
  const { at, blocks } = preview.blocks as { at: string | null; blocks: unknown };
  const now = at === null ? await readClock(shop.db) : new Date(at);
  const answer = await resolveBlocks(shop, parseBlocks(blocks), { now, soldOut: await shop.soldOutCache.read() });
  const stocks = await readStock(shop.db, answer.variantIds);
  return { place: BlockPlaceName.parse(preview.place), ...answer.build((variantId) => stocks.get(variantId) ?? 0) };
}

export async function deletePreviews({ db }: Pick<Shop, 'db'>): Promise<void> {
  await queries.deleteExpiredPreviews(db);
}
