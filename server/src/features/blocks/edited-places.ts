import type { StoredBlock } from '@shop/contract/blocks.ts';
import { type BlockPlace, blockPlaceNames } from '@shop/domain/block-kinds.ts';
import type { Executor } from '../../database/database.ts';
import { readProducts } from '../catalogue/index.ts';
import { renditionPath, renditionWidths } from '../media/index.ts';
import { readVersioned } from '../record-versions/index.ts';
import { valuesIn } from './block-values.ts';
import * as queries from './blocks.queries.ts';
import { defaultBlocks } from './default-blocks.ts';
import { parseBlocks } from './read-blocks.ts';

/** Name of the places in the audit log and among the versions of records. */
export const subject = 'blocks';

/** A place with its draft; without one, with what is published. */
export async function readEditedPlace(db: Executor, place: BlockPlace) {
  const { blocks, ...facts } = await readPlace(db, place);
  return { ...facts, blocks, referred: await readReferred(db, blocks) };
}

export async function listEditedPlaces(db: Executor) {
  const places = [];
  for (const place of blockPlaceNames) {
    const { blocks, published: _, ...facts } = await readPlace(db, place);
    places.push({ ...facts, count: blocks.length });
  }
  return places;
}

async function readPlace(db: Executor, place: BlockPlace) {
  return await readVersioned(db, { subject, id: place }, async () => {
    const edited = await queries.findDraft(db, place);
    const shown = await queries.findShownVersion(db, place);
    const planned = await queries.findPlannedVersion(db, place);
    const published = shown ? parseBlocks(shown.blocks) : defaultBlocks[place];
    return {
      place,
      blocks: edited ? parseBlocks(edited.draft.blocks) : published,
      published,
      is_draft: edited !== undefined,
      changed_at: edited?.draft.updatedAt.toISOString() ?? null,
      changed_by: edited?.changedBy ?? null,
      published_version: shown?.version ?? 0,
      planned_at: planned?.startsAt.toISOString() ?? null,
    };
  });
}

export async function readBlockVersions(db: Executor, place: BlockPlace) {
  const shown = await queries.findShownVersion(db, place);
  const versions = await queries.listBlockVersions(db, place);
  return versions.map(({ version: { version, blocks, startsAt, publishedAt }, publishedBy, isPlanned }) => ({
    version,
    starts_at: startsAt.toISOString(),
    published_at: publishedAt.toISOString(),
    published_by: publishedBy,
    state: isPlanned ? ('planned' as const) : version === shown?.version ? ('shown' as const) : ('past' as const),
    blocks: parseBlocks(blocks),
  }));
}

/** Small pictures and names of what blocks refer to. */
async function readReferred(db: Executor, blocks: readonly StoredBlock[]) {
  const pictureIds = valuesIn(blocks, 'picture').flatMap((picture) => picture?.id ?? []);
  const productIds = valuesIn(blocks, 'products').flatMap(({ ids }) => ids);
  const pictures = await queries.readPictureRows(db, pictureIds);
  const products = await readProducts(db, [...new Set(productIds)]);
  return {
    pictures: Object.fromEntries(
      pictures.map(({ id, picture: { fingerprint, width } }) => [
        id,
        renditionPath(fingerprint, renditionWidths(width)[0]!, 'webp'),
      ]),
    ),
    products: Object.fromEntries(
      products.map(({ id, name, variants }) => {
        const [picture] = variants.flatMap(({ images }) => images);
        return [id, { name, picture: picture?.sizes[0]?.webp ?? null }];
      }),
    ),
  };
}
