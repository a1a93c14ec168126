import type { ProductProblem } from '@shop/contract/admin/products.ts';
import { type ProductKind, productKindNames } from '@shop/domain/product-kinds.ts';
import { and, asc, desc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { among } from '../../../database/among.ts';
import type { Executor } from '../../../database/database.ts';
import { contains, hasWords } from '../../../database/list-page.ts';
import { isOfKind } from '../../../database/product-kinds.ts';
import { brands, products, variantPictures, variants } from '../../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../../database/tables/media.ts';

export type ProductFilter = Partial<Record<`${ProductKind}_id`, number | undefined>> & {
  q?: string | undefined;
  ids?: readonly number[] | undefined;
  brand_id?: number | undefined;
  state?: 'active' | 'hidden' | 'archived' | undefined;
  stock?: 'low' | 'out' | undefined;
  problem?: ProductProblem | undefined;
};

export type ProductOrder = {
  sort: 'name' | 'code' | 'price' | 'stock' | 'updated_at' | 'position';
  order: 'ASC' | 'DESC';
};

const onSale = and(eq(variants.productId, products.id), eq(variants.isActive, true));
const currentPrice = sql`case when ${variants.discountPrice} > 0 then ${variants.discountPrice} else ${variants.price} end`;
const ofVariants = (value: SQL) => sql`(select ${value} from ${variants} where ${onSale})`;
const lowestPrice = ofVariants(sql`min(${currentPrice})`).mapWith(Number);
const stock = ofVariants(sql`coalesce(sum(${variants.stock}), 0)`).mapWith(Number);

/** First picture of the first variant that has one. */
const firstPicture = sql<number | null>`(
  select ${variantPictures.pictureId} from ${variantPictures}
  join ${variants} on ${variants.id} = ${variantPictures.variantId} and ${variants.productId} = ${products.id}
  order by ${variants.isActive} desc, ${variants.position}, ${variants.id}, ${variantPictures.position} limit 1)`;

/** The rule of `isGtin` in SQL: the check digit has weight 1, the digit before it weight 3, and so on. */
const isGtin = sql`case when ${variants.barcode} ~ '^([0-9]{8}|[0-9]{12,14})$' then (
  select sum(substr(lpad(${variants.barcode}, 14, '0'), place, 1)::int * (1 + 2 * (place % 2))) % 10 = 0
  from generate_series(1, 14) place) else false end`;

/** Why feeds leave a variant out, as SQL conditions. */
const problems: Record<ProductProblem, SQL> = {
  no_picture: sql`${products.isActive} and ${variants.isActive} and not exists (
    select from ${variantPictures} where ${variantPictures.variantId} = ${variants.id})`,
  wrong_barcode: sql`${variants.barcode} is not null and not ${isGtin}`,
};

const problemsOfVariants = sql<{ code: string; what: ProductProblem }[]>`(
  select coalesce(json_agg(json_build_object('code', ${variants.code}, 'what', what)
    order by ${variants.position}, ${variants.id}, what), '[]')
  from ${variants} cross join lateral (
    select 'no_picture' as what where ${problems.no_picture}
    union all select 'wrong_barcode' where ${problems.wrong_barcode}) problem
  where ${variants.productId} = ${products.id})`;

export async function listProductRows(
  db: Executor,
  {
    filter,
    lowStock,
    sort,
    order,
    limit,
    offset,
  }: ProductOrder & {
    filter: ProductFilter;
    lowStock: number;
    limit: number;
    offset: number;
  },
) {
  const columns = {
    name: sql`${products.name} collate uk`,
    code: products.code,
    price: lowestPrice,
    stock,
    updated_at: products.updatedAt,
    position: products.position,
  };
  return await db
    .select({
      product: products,
      brand: { id: brands.id, name: brands.name },
      lowestPrice,
      highestPrice: ofVariants(sql`max(${currentPrice})`).mapWith(Number),
      isDiscounted: ofVariants(sql`coalesce(bool_or(${variants.discountPrice} > 0), false)`).mapWith(Boolean),
      variants: ofVariants(sql`count(*)`).mapWith(Number),
      stock,
      problems: problemsOfVariants,
      picture: pictureColumns(pictures),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(pictures, eq(pictures.id, firstPicture))
    .where(isFound(db, filter, lowStock))
    .orderBy((order === 'ASC' ? asc : desc)(columns[sort]), asc(products.id))
    .limit(limit)
    .offset(offset);
}

export async function countProducts(db: Executor, filter: ProductFilter, lowStock: number): Promise<number> {
  return await db.$count(products, isFound(db, filter, lowStock));
}

/** The filter of a product list or a bulk change. */
export function isFound(db: Executor, filter: ProductFilter, lowStock: number): SQL | undefined {
  const { ids, brand_id } = filter;
  return and(
    ids && among(products.id, ids),
    // A list by ids includes archived products.
    ids && filter.state === undefined ? undefined : isInState(filter.state),
    filter.q ? isCalled(db, filter.q) : undefined,
    brand_id === undefined ? undefined : eq(products.brandId, brand_id),
    ...productKindNames.map((kind) => {
      const id = filter[`${kind}_id`];
      return id === undefined ? undefined : isOfKind(kind, id);
    }),
    filter.problem === undefined ? undefined : exists(variantsWhere(db, problems[filter.problem])),
    filter.stock === undefined ? undefined : hasLittle(db, filter.stock === 'low' ? lowStock : 0),
  );
}

function isInState(state: ProductFilter['state']): SQL | undefined {
  if (state === 'archived') return isNotNull(products.archivedAt);
  return and(isNull(products.archivedAt), state && eq(products.isActive, state === 'active'));
}

const variantsWhere = (db: Executor, condition: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), condition));

function isCalled(db: Executor, words: string): SQL | undefined {
  return or(
    hasWords(products.searchName, words),
    contains(words, products.code),
    exists(variantsWhere(db, hasWords(variants.searchCode, words))),
  );
}

function hasLittle(db: Executor, most: number): SQL {
  return exists(variantsWhere(db, and(eq(variants.isActive, true), sql`${variants.stock} <= ${most}`)));
}
