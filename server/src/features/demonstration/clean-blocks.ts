import { isDeepStrictEqual } from 'node:util';
import type { StoredBlock } from '@shop/contract/blocks.ts';
import { type BlockField, type BlockPlace, fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import { defaultBlocks } from '../blocks/index.ts';

type Fields = Readonly<Record<string, BlockField>>;
type Data = Readonly<Record<string, unknown>>;

/** What a place was filled with, and the pictures of the filling. */
export type Filled = { blocks: readonly StoredBlock[]; pictures: ReadonlySet<number> };

/**
 * The blocks that the staff have written or changed, without pictures of the filling; in place of the others those of a new shop.
 * Undefined when nothing is left, or nothing but what a new shop shows.
 */
export function cleanBlocks(
  place: BlockPlace,
  blocks: readonly StoredBlock[],
  filled: Filled,
): StoredBlock[] | undefined {
  const own = blocks.flatMap((block) => {
    if (isAmong(block, filled.blocks))
      return defaultBlocks[place].filter(({ id, kind }) => id === block.id && kind === block.kind);
    const data = withoutPictures(fieldsOfBlock(block.kind), block.data as Data, filled.pictures);
    return data === undefined ? [] : [{ ...block, data } as StoredBlock];
  });
  return own.length === 0 || isDeepStrictEqual(own, defaultBlocks[place]) ? undefined : own;
}

const isAmong = ({ kind, data }: StoredBlock, blocks: readonly StoredBlock[]) =>
  blocks.some((each) => each.kind === kind && isDeepStrictEqual(each.data, data));

/** Undefined without a picture that must be there. */
function withoutPictures(fields: Fields, data: Data, pictures: ReadonlySet<number>): Data | undefined {
  const left: Record<string, unknown> = { ...data };
  for (const [name, field] of Object.entries(fields)) {
    if (field.as === 'list') left[name] = listWithoutPictures(field.of, data[name] as readonly Data[], pictures);
    if (field.as !== 'picture' || !pictures.has((data[name] as { id: number } | null)?.id ?? 0)) continue;
    if (field.isRequired) return undefined;
    left[name] = null;
  }
  return left;
}

const listWithoutPictures = (of: Fields, entries: readonly Data[], pictures: ReadonlySet<number>) =>
  entries.flatMap((entry) => withoutPictures(of, entry, pictures) ?? []);
