import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { tableFields } from '@shop/domain/product-fields.ts';
import { type ProductKind, readEachProductKind } from '@shop/domain/product-kinds.ts';
import { asc, eq, max, or, sql } from 'drizzle-orm';
import { among } from '../../../database/among.ts';
import { fromColumns } from '../../../database/contract-names.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import { kindIdColumns } from '../../../database/product-kinds.ts';
import { brands, kindTables, products, variants } from '../../../database/tables/catalogue.ts';
import { inBatches } from './in-batches.ts';
import type { KnownProduct, KnownVariant } from './plan-products.ts';
import { type Lookups, variantFieldNames } from './product-columns.ts';

const anyOf = (values: readonly string[]) => sql`any(${sql.param(values)}::text[])`;

export async function readLookups(db: Executor): Promise<Lookups> {
  const known = async (table: typeof brands | (typeof kindTables)[ProductKind]['names']) =>
    await db.select({ id: table.id, slug: table.slug, name: table.name }).from(table).orderBy(asc(table.id));
  return { brand: await known(brands), ...(await readEachProductKind((kind) => known(kindTables[kind].names))) };
}

/** Blocks other imports and product edits. Orders continue: they change stock under row locks of variants. */
export async function lockProducts(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${products} in exclusive mode`);
}

export async function listKnownProducts(db: Executor, codes: readonly string[]): Promise<KnownProduct[]> {
  const known: KnownProduct[] = [];
  for await (const some of inBatches(codes)) known.push(...(await selectProducts(db, some)));
  return known;
}

const selectProducts = (db: Executor, codes: readonly string[]) =>
  db
    .select({
      ...fromColumns(products, tableFields),
      ...kindIdColumns,
      slug: products.slug,
      position: products.position,
      isArchived: sql<boolean>`${products.archivedAt} is not null`,
    })
    .from(products)
    .where(sql`${products.code} = ${anyOf(codes)}`);

/** Variants with these codes or of these products. With `isLocked`, rows are locked in the order of their ids. */
export async function listKnownVariants(
  db: Executor,
  codes: readonly string[],
  productCodes: readonly string[],
  { isLocked }: { isLocked: boolean },
): Promise<KnownVariant[]> {
  const meant = db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(or(sql`${variants.code} = ${anyOf(codes)}`, sql`${products.code} = ${anyOf(productCodes)}`))
    .orderBy(asc(variants.id));
  const ids = isLocked ? await meant.for('no key update', { of: variants }) : await meant;
  const known: KnownVariant[] = [];
  for await (const some of inBatches(ids)) known.push(...(await selectVariants(db, some)));
  return known;
}

const selectVariants = (db: Executor, ids: readonly { id: number }[]) =>
  db
    .select({
      ...fromColumns(variants, variantFieldNames),
      price: sql<Kopiykas>`${variants.price}`.mapWith((price) => kopiykas(Number(price))),
      discount_price: sql<Kopiykas>`${variants.discountPrice}`.mapWith((price) => kopiykas(Number(price))),
      productCode: products.code,
      productName: products.name,
      position: variants.position,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      among(
        variants.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(asc(variants.id));

export async function readPlaces(db: Executor): Promise<{ slugs: Set<string>; lastPosition: number }> {
  const taken = await db.select({ slug: products.slug }).from(products);
  const [last] = await db.select({ position: max(products.position) }).from(products);
  return { slugs: new Set(taken.map(({ slug }) => slug)), lastPosition: last?.position ?? 0 };
}
