import type { StoredBlock } from '@shop/contract/blocks.ts';
import { type BlockField, type BlockKind, fieldsOfBlock } from '@shop/domain/block-kinds.ts';

/** A block in the form. Its data may be incomplete until it is saved. */
export type EditedBlock = Pick<StoredBlock, 'id' | 'kind' | 'is_on' | 'from' | 'until'> & {
  data: Readonly<Record<string, unknown>>;
};
export type EditedBlocks = readonly EditedBlock[];

/** A complete list as the API takes it; the server checks it again. */
export const asStored = (blocks: EditedBlocks) => blocks as unknown as StoredBlock[];

function emptyValue(field: Readonly<BlockField>): unknown {
  switch (field.as) {
    case 'line':
    case 'lines':
    case 'html':
      return '';
    case 'choice':
      return field.of[0];
    case 'list':
    case 'brands':
      return [];
    case 'products':
      return { rule: 'new', id: null, ids: [], count: Math.min(10, field.most), hides_sold_out: false };
    case 'picture':
    case 'link':
    case 'kind_pages':
    case 'home_banners':
      return null;
  }
}

export const emptyValues = (fields: Readonly<Record<string, BlockField>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

export const emptyBlock = (kind: BlockKind, id: string): EditedBlock => ({
  id,
  kind,
  is_on: true,
  from: null,
  until: null,
  data: emptyValues(fieldsOfBlock(kind)),
});

export const placeOf = (blocks: EditedBlocks, id: string) => blocks.findIndex((block) => block.id === id);

/** The list with one entry at another place; a place outside of the list changes nothing. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** After the chosen block; without one, at the end. */
export function added(blocks: EditedBlocks, block: EditedBlock, after?: string): EditedBlocks {
  const place = after === undefined ? -1 : placeOf(blocks, after);
  return blocks.toSpliced(place < 0 ? blocks.length : place + 1, 0, block);
}

export function duplicated(blocks: EditedBlocks, id: string, newId: string): EditedBlocks {
  const block = blocks.find((each) => each.id === id);
  return block ? added(blocks, { ...structuredClone(block), id: newId }, id) : blocks;
}

export const removed = (blocks: EditedBlocks, id: string): EditedBlocks => blocks.filter((block) => block.id !== id);

/** Undoes a deletion, also after other changes: the list may be shorter now. */
export function putBack(blocks: EditedBlocks, block: EditedBlock, place: number): EditedBlocks {
  return placeOf(blocks, block.id) < 0 ? blocks.toSpliced(Math.min(place, blocks.length), 0, block) : blocks;
}

export const changed = (blocks: EditedBlocks, id: string, change: Partial<EditedBlock>): EditedBlocks =>
  blocks.map((block) => (block.id === id ? { ...block, ...change } : block));

/** How many blocks were added, removed, changed or, as few as possible, moved since the publication. */
export function countChanges(published: EditedBlocks, blocks: EditedBlocks): number {
  const before = new Map(published.map((block, place) => [block.id, { block, place }]));
  const kept = blocks.flatMap((block) => before.get(block.id) ?? []);
  const touched = new Set(
    blocks
      .filter((block) => {
        const old = before.get(block.id);
        return old === undefined || !isSame(old.block, block);
      })
      .map(({ id }) => id),
  );
  const inOrder = new Set(longestRising(kept.map(({ place }) => place)));
  for (const { block, place } of kept) if (!inOrder.has(place)) touched.add(block.id);
  return published.length - kept.length + touched.size;
}

/** Whatever the order of their properties: a database may return another one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name as keyof typeof one], other[name as keyof typeof other]));
}

function longestRising(places: readonly number[]): readonly number[] {
  const ending: (readonly number[])[] = [];
  for (const place of places) {
    const before = ending.filter((run) => run.at(-1)! < place).sort((one, other) => other.length - one.length)[0] ?? [];
    ending.push([...before, place]);
  }
  return ending.sort((one, other) => other.length - one.length)[0] ?? [];
}
