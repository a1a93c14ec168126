import type { ProductChoice, StoredBlock } from '@shop/contract/blocks.ts';
import { type BlockField, fieldsOfBlock } from '@shop/domain/block-kinds.ts';

/** What a block holds for a field of each sort, as it is stored. */
export type StoredValues = {
  line: string;
  lines: string;
  html: string;
  choice: string;
  picture: { id: number; alt: string } | null;
  link: string | null;
  list: readonly Record<string, unknown>[];
  products: ProductChoice;
  brands: readonly number[];
  kind_pages: null;
  home_banners: null;
};
export type SortOfField = BlockField['as'];

type Fields = Readonly<Record<string, BlockField>>;

/** All values of one sort in blocks, those in lists included: all pictures, all links. */
export function valuesIn<As extends SortOfField>(blocks: readonly StoredBlock[], as: As): StoredValues[As][] {
  return blocks.flatMap(({ kind, data }) => valuesOf(fieldsOfBlock(kind), data, as));
}

function valuesOf<As extends SortOfField>(fields: Fields, data: object, as: As): StoredValues[As][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = (data as Record<string, unknown>)[name];
    const own = field.as === as ? [value as StoredValues[As]] : [];
    if (field.as !== 'list') return own;
    return [...own, ...(value as StoredValues['list']).flatMap((entry) => valuesOf(field.of, entry, as))];
  });
}
