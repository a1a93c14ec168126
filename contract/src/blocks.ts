import {
  type BlockField,
  type BlockKind,
  type BlockPlace,
  blockKindNames,
  type blockKinds,
  blockPlaceNames,
  fieldsOfBlock,
  mostBlocks,
  productRules,
} from '@shop/domain/block-kinds.ts';
import { z } from 'zod';
import { Html, paragraphs } from './admin/texts.ts';
import { Product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { Banner, Id, line, Moment, Named, Picture } from './shapes.ts';

// The schemas of blocks, derived from their description in domain/src/block-kinds.ts: what is stored, and what pages get.

/** An own path or an https address. Browsers read '/\\' as '//', which leads to another site. */
export const blockLink = /^(\/([^/\\]|$)|https:\/\/[^\s/]+)/;
const BlockLink = line(500)
  .nullable()
  .default(null)
  .transform((text) => text || null)
  .pipe(z.stringFormat('shop_link', blockLink).nullable());

const StoredPicture = z.object({ id: Id, alt: line(200).default('') });
export const ProductChoice = z.object({
  rule: z.enum(productRules).default('new'),
  /** Of the brand, the product type, the skin type or the goal. */
  id: Id.nullable().default(null),
  /** By hand. */
  ids: z.array(Id).max(20).default([]),
  count: z.int().min(1).max(20).default(10),
  hides_sold_out: z.boolean().default(false),
});
export type ProductChoice = z.output<typeof ProductChoice>;

function storedField(field: BlockField): z.ZodType {
  switch (field.as) {
    case 'line':
      return field.isRequired ? line(field.longest).min(1) : line(field.longest).default('');
    case 'lines':
      return field.isRequired ? paragraphs(field.longest).min(1) : paragraphs(field.longest).default('');
    case 'html':
      return field.isRequired ? Html.min(1) : Html.default('');
    case 'choice':
      return z.enum(field.of).default(field.of[0]);
    case 'picture':
      return field.isRequired ? StoredPicture : StoredPicture.nullable().default(null);
    case 'link':
      return BlockLink;
    case 'list':
      return z
        .array(z.object(storedFields(field.of)))
        .max(field.most)
        .default([]);
    case 'products':
      return ProductChoice.prefault({});
    case 'brands':
      return z.array(Id).max(field.most).default([]);
    case 'kind_pages':
    case 'home_banners':
      return z.null().default(null);
  }
}
const storedFields = (fields: Readonly<Record<string, BlockField>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedField(field)]));

const BlockBrand = z.object({
  name: z.string(),
  slug: z.string(),
  character: z.string(),
  home_banner_picture: Picture.nullable(),
});

function shownField(field: BlockField): z.ZodType {
  switch (field.as) {
    case 'choice':
      return z.enum(field.of);
    case 'picture':
      return field.isRequired ? Picture : Picture.nullable();
    case 'link':
      return z.string().nullable();
    case 'list':
      return z.array(z.object(shownFields(field.of)));
    case 'products':
      return z.array(Product);
    case 'brands':
      return z.array(BlockBrand);
    case 'kind_pages':
      return z.array(Named.extend({ picture: Picture.nullable() }));
    case 'home_banners':
      return z.array(Banner);
    default:
      return z.string();
  }
}
const shownFields = (fields: Readonly<Record<string, BlockField>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownField(field)]));

type StoredValue<Field> = Field extends { as: 'line' | 'lines' | 'html' }
  ? string
  : Field extends { as: 'choice'; of: readonly (infer Value)[] }
    ? Value
    : Field extends { as: 'picture' }
      ? Field extends { isRequired: true }
        ? z.output<typeof StoredPicture>
        : z.output<typeof StoredPicture> | null
      : Field extends { as: 'link' }
        ? string | null
        : Field extends { as: 'list'; of: infer Fields }
          ? { [Name in keyof Fields]: StoredValue<Fields[Name]> }[]
          : Field extends { as: 'products' }
            ? ProductChoice
            : Field extends { as: 'brands' }
              ? number[]
              : null;
type ShownValue<Field> = Field extends { as: 'choice'; of: readonly (infer Value)[] }
  ? Value
  : Field extends { as: 'picture' }
    ? Field extends { isRequired: true }
      ? Picture
      : Picture | null
    : Field extends { as: 'link' }
      ? string | null
      : Field extends { as: 'list'; of: infer Fields }
        ? { [Name in keyof Fields]: ShownValue<Fields[Name]> }[]
        : Field extends { as: 'products' }
          ? Product[]
          : Field extends { as: 'brands' }
            ? z.output<typeof BlockBrand>[]
            : Field extends { as: 'kind_pages' }
              ? (z.output<typeof Named> & { picture: Picture | null })[]
              : Field extends { as: 'home_banners' }
                ? Banner[]
                : string;

type Fields<Kind extends BlockKind> = (typeof blockKinds)[Kind]['fields'];
/** What a block holds as it is stored, and as pages get it. */
export type StoredData<Kind extends BlockKind> = {
  -readonly [Name in keyof Fields<Kind>]: StoredValue<Fields<Kind>[Name]>;
};
export type ShownData<Kind extends BlockKind> = {
  -readonly [Name in keyof Fields<Kind>]: ShownValue<Fields<Kind>[Name]>;
};

const OptionalMoment = Moment.nullable().default(null);
/** Made by the form; names the block in addresses on its page and in the log. */
const BlockId = z.stringFormat('block_id', /^[a-z0-9-]{1,40}$/);

type Scheduled = { id: string; is_on: boolean; from: string | null; until: string | null };
export type StoredBlock = { [Kind in BlockKind]: Scheduled & { kind: Kind; data: StoredData<Kind> } }[BlockKind];
export type ShownBlock<Kind extends BlockKind = BlockKind> = {
  [Each in Kind]: { id: string; kind: Each; data: ShownData<Each> };
}[Kind];

const someKind = <Value>(member: (kind: BlockKind) => Value) =>
  blockKindNames.map(member) as unknown as readonly [never, ...never[]];

export const StoredBlock = z
  .discriminatedUnion(
    'kind',
    someKind((kind) =>
      z
        .object({
          id: BlockId,
          kind: z.literal(kind),
          is_on: z.boolean().default(true),
          from: OptionalMoment,
          until: OptionalMoment,
          data: z.object(storedFields(fieldsOfBlock(kind))),
        })
        .refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
          params: { rule: 'ends_after_beginning' },
          path: ['until'],
        }),
    ),
  )
  .meta({ id: 'StoredBlock' }) as unknown as z.ZodType<StoredBlock>;

export const StoredBlocks = z
  .array(StoredBlock)
  .max(mostBlocks)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, { params: { rule: 'block_twice' } });

const ShownBlock = z
  .discriminatedUnion(
    'kind',
    someKind((kind) =>
      z.object({ id: BlockId, kind: z.literal(kind), data: z.object(shownFields(fieldsOfBlock(kind))) }),
    ),
  )
  .meta({ id: 'Block' }) as unknown as z.ZodType<ShownBlock>;

export const BlockPlaceName = z.enum(blockPlaceNames as readonly [BlockPlace, ...BlockPlace[]]);
export const ShownBlocks = z.object({ blocks: z.array(ShownBlock) }).meta({ id: 'Blocks' });
export type ShownBlocks = { blocks: ShownBlock[] };

export const blocksEndpoint = endpoint({
  name: 'readBlocks',
  summary: 'The blocks that a page, the top bar, the menu or the footer is made of now',
  method: 'GET',
  path: '/api/v1/pages/blocks/:place/',
  params: z.object({ place: BlockPlaceName }),
  reply: ShownBlocks,
});
