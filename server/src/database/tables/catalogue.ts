import type { ProductKind } from '@shop/domain/product-kinds.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  type PgColumnBuilderBase,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, money, position, searchForm, updatedAt } from './columns.ts';
import { pictures } from './media.ts';

/** Shared by product variants and certificate variants, so that an id in a cart is unique. */
export const sellableIds = pgSequence('sellable_ids', { startWith: 1 });
export const sellableId = () => integer().primaryKey().default(sql`nextval('sellable_ids')`);

export const bannerTone = pgEnum('banner_tone', ['light', 'dark']);
const isSlug = (column: AnyPgColumn) => sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`;
const pictureId = () => integer().references(() => pictures.id);

export const brands = pgTable(
  'brands',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    /** The brand's character in one line. */
    character: text().notNull().default(''),
    homeBannerId: pictureId(),
    homeBannerAlt: text().notNull().default(''),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('brands_slug_is_an_address', isSlug(t.slug))],
);

/** Banners of the home page (no brand) and of brand pages. */
export const banners = pgTable(
  'banners',
  {
    id: identity(),
    brandId: integer().references(() => brands.id, { onDelete: 'cascade' }),
    pictureId: pictureId().notNull(),
    mobilePictureId: pictureId().notNull(),
    title: text().notNull().default(''),
    text: text().notNull().default(''),
    alt: text().notNull().default(''),
    link: text(),
    tone: bannerTone().notNull().default('light'),
    isActive: boolean().notNull().default(true),
    /** Shown from this moment on, and until that one; null is without a limit. */
    shownFrom: moment(),
    shownUntil: moment(),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('banners_end_after_they_begin', sql`${t.shownFrom} < ${t.shownUntil}`),
    index('banners_by_brand').on(t.brandId, t.position),
    check('banners_link_within_the_shop_or_https', sql`${t.link} is null or ${t.link} ~ '^(/([^/]|$)|https://)'`),
  ],
);

/** The names of a kind of products, see `productKinds`. */
const kindOfProducts = <Columns extends Record<string, PgColumnBuilderBase>>(table: string, textColumns: Columns) =>
  pgTable(
    table,
    {
      id: identity(),
      name: text().notNull(),
      slug: text().notNull().unique(),
      ...textColumns,
      position: position(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (t) => [check(`${table}_slug_is_an_address`, isSlug(t.slug))],
  );

/** What the pages of some kinds show. */
const textColumns = () => ({
  description: text().notNull().default(''),
  bannerId: pictureId(),
  bannerAlt: text().notNull().default(''),
});

export const skinTypes = kindOfProducts('skin_types', textColumns());
export const goals = kindOfProducts('goals', textColumns());
export const productTypes = kindOfProducts('product_types', {});

export const collections = pgTable(
  'collections',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    title: text().notNull().default(''),
    text: text().notNull().default(''),
    alt: text().notNull().default(''),
    bannerId: pictureId().notNull(),
    mobileBannerId: pictureId().notNull(),
    isActive: boolean().notNull().default(false),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('collections_slug_is_an_address', isSlug(t.slug))],
);

export const products = pgTable(
  'products',
  {
    id: identity(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
    searchName: text().generatedAlwaysAs(searchForm(sql`name`)),
    slug: text().notNull().unique(),
    code: text().notNull().unique(),
    human: text().notNull().default(''),
    countryOfOrigin: text().notNull().default(''),
    unit: text().notNull(),
    isActive: boolean().notNull().default(true),
    isCollectionProduct: boolean().notNull().default(false),
    /** Place in the carousel of the home page; null: not in it. */
    bestPosition: integer(),
    description: text().notNull().default(''),
    descriptionHtml: text().notNull().default(''),
    keyIngredientsHtml: text().notNull().default(''),
    prescriptionHtml: text().notNull().default(''),
    applicationHtml: text().notNull().default(''),
    composition: text().notNull().default(''),
    position: position(),
    archivedAt: moment(),
    /** Optimistic lock: grows with each edit, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('products_by_brand').on(t.brandId),
    index('products_best').on(t.bestPosition).where(sql`${t.bestPosition} is not null`),
    index('products_search_name_trigrams').using('gin', sql`${t.searchName} gin_trgm_ops`),
    check('products_slug_is_an_address', isSlug(t.slug)),
    check('products_archived_are_inactive', sql`${t.archivedAt} is null or not ${t.isActive}`),
  ],
);

/** Which products are of which kinds. */
const kindsOfProducts = (table: string, column: string, kinds: { id: AnyPgColumn }, byKind: string) =>
  pgTable(
    table,
    {
      productId: integer()
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
      kindId: integer(column)
        .notNull()
        .references(() => kinds.id),
    },
    (t) => [primaryKey({ columns: [t.productId, t.kindId] }), index(byKind).on(t.kindId)],
  );

export const productsOfTypes = kindsOfProducts(
  'products_of_types',
  'product_type_id',
  productTypes,
  'products_of_types_by_type',
);
export const productsForSkinTypes = kindsOfProducts(
  'products_for_skin_types',
  'skin_type_id',
  skinTypes,
  'products_for_skin_types_by_skin_type',
);

export const productsForGoals = kindsOfProducts('products_for_goals', 'goal_id', goals, 'products_for_goals_by_goal');

/** The tables of each kind: its names, and its products. */
export const kindTables = {
  skin_type: { names: skinTypes, products: productsForSkinTypes },
  goal: { names: goals, products: productsForGoals },
  product_type: { names: productTypes, products: productsOfTypes },
} satisfies Record<ProductKind, { names: unknown; products: unknown }>;

export const variants = pgTable(
  'variants',
  {
    id: sellableId(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    code: text().notNull().unique(),
    searchCode: text().generatedAlwaysAs(searchForm(sql`code`)),
    value: text().notNull(),
    title: text().notNull().default(''),
    price: money().notNull(),
    /** Zero means no discount. */
    discountPrice: money().notNull().default(0),
    stock: integer().notNull().default(0),
    iconId: pictureId(),
    isActive: boolean().notNull().default(true),
    position: position(),
    barcode: text(),
    weightGrams: integer().notNull(),
    lengthMillimetres: integer().notNull(),
    widthMillimetres: integer().notNull(),
    heightMillimetres: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('variants_by_product').on(t.productId, t.position),
    index('variants_search_code_trigrams').using('gin', sql`${t.searchCode} gin_trgm_ops`),
    check('variants_discount_is_below_price', sql`${t.discountPrice} >= 0 and ${t.discountPrice} < ${t.price}`),
    check('variants_stock_is_never_negative', sql`${t.stock} >= 0`),
    check(
      'variants_have_weight_and_size',
      sql`${t.weightGrams} > 0 and ${t.lengthMillimetres} > 0 and ${t.widthMillimetres} > 0 and ${t.heightMillimetres} > 0`,
    ),
  ],
);

/** Prices and sizes of variants over time. Written only by triggers; append-only. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: identity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** The price with its discount. */
    soldFor: money().notNull(),
    value: text().notNull(),
    unit: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('price_history_by_variant').on(t.variantId, t.at)],
);

export const variantPictures = pgTable(
  'variant_pictures',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    pictureId: pictureId().notNull(),
    alt: text().notNull().default(''),
    position: position(),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.pictureId] })],
);

/** Redirects from old addresses of renamed records. */
export const redirects = pgTable(
  'redirects',
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'redirects_lead_elsewhere',
      sql`${t.fromPath} <> ${t.toPath} and ${t.fromPath} like '/%' and ${t.toPath} like '/%'`,
    ),
  ],
);
