import { Refusal } from '@shop/contract/refusal.ts';
import type { ProductKind } from '@shop/domain/product-kinds.ts';
import type { Executor } from '../../database/database.ts';
import { findKind } from './kinds/kinds.queries.ts';
import { findBrand } from './read-catalogue.queries.ts';

// The brand or kind that a listing is about, by its slug; a refusal when it is unknown.

export async function requireBrand(db: Executor, slug: string) {
  const brand = await findBrand(db, slug);
  if (brand === undefined) throw new Refusal('brand_not_found', {});
  return brand;
}

export async function requireKind(db: Executor, kind: ProductKind, slug: string) {
  const found = await findKind(db, kind, slug);
  if (found === undefined) throw new Refusal(`${kind}_not_found`, {});
  return found;
}
