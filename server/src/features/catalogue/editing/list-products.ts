import type { listProductsEndpoint, ProductRow } from '@shop/contract/admin/products.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { z } from 'zod';
import type { Shop } from '../../../shop.ts';
import { toPicture } from '../../media/index.ts';
import { readShopRules } from '../../shop-settings/index.ts';
import { countProducts, listProductRows } from './product-list.queries.ts';

type Query = z.output<(typeof listProductsEndpoint)['query']>;

export async function listProducts(
  { db }: Pick<Shop, 'db'>,
  { page, per_page, sort, order, ...filter }: Query,
): Promise<{ data: ProductRow[]; total: number }> {
  const { lowStock } = await readShopRules(db);
  const offset = (page - 1) * per_page;
  const rows = await listProductRows(db, { filter, lowStock, sort, order, limit: per_page, offset });
  return { data: rows.map(toProductRow), total: await countProducts(db, filter, lowStock) };
}

function toProductRow({
  product,
  brand,
  picture,
  ...row
}: Awaited<ReturnType<typeof listProductRows>>[number]): ProductRow {
  const money = (amount: number | null) => (amount === null ? null : toDecimal(kopiykas(amount)));
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    code: product.code,
    brand,
    is_active: product.isActive,
    is_archived: product.archivedAt !== null,
    picture: picture && toPicture(picture, product.name),
    lowest_price: money(row.lowestPrice),
    highest_price: money(row.highestPrice),
    is_discounted: row.isDiscounted,
    variant_count: row.variants,
    stock: row.stock,
    problems: row.problems,
    updated_at: product.updatedAt.toISOString(),
  };
}
