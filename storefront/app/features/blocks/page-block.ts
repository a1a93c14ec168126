import type { ShownBlock } from '@shop/contract/blocks.ts';
import type { Product } from '@shop/contract/catalogue.ts';
import type { Picture } from '@shop/contract/shapes.ts';
import type { blockPlaces } from '@shop/domain/block-kinds.ts';
import { shownPicture } from '../../goods/shown-picture.ts';
import type { ShownPicture } from '../../ui/picture.tsx';
import { type CardProduct, cardProducts } from '../catalogue/card-product.ts';

/** Pages that are made of blocks. */
export type PagePlace = 'home' | 'about' | 'contacts';
/** What may stand on them. */
export type PageKind = (typeof blockPlaces)[PagePlace][number];

/** What pages show of an answer: cards instead of products, pictures without the addresses of their sizes. */
type Trimmed<Value> = Value extends Picture
  ? ShownPicture
  : Value extends readonly Product[]
    ? CardProduct[]
    : Value extends object
      ? { [Name in keyof Value]: Trimmed<Value[Name]> }
      : Value;

export type PageBlock<Kind extends PageKind = PageKind> = Trimmed<ShownBlock<Kind>>;

/** The lists that blocks are made for. Points beside a picture are an addition. */
const subjects = ['banners', 'brands', 'items', 'pages', 'products'];

/** The blocks of a page that have something to show. */
export function pageBlocks(blocks: readonly ShownBlock[]): PageBlock[] {
  return blocks
    .map(({ id, kind, data }) => ({ id, kind, data: trimmed(data) as Record<string, unknown> }))
    .filter(({ data }) => subjects.every((name) => !isEmptyList(data[name]))) as PageBlock[];
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Knows pictures and products by their shape: the description of all kinds is too much for browsers. */
function trimmed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isProducts(value)) return cardProducts(value);
  if (Array.isArray(value)) return value.map(trimmed);
  if (isPicture(value)) return shownPicture(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]));
}

const isPicture = (value: object): value is Picture => 'image' in value && 'sizes' in value;
const isProducts = (value: object): value is Product[] =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'variants' in value[0];
