import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import { findBrand, findProductType, findSkinType } from './read-catalogue.queries.ts';

// The brand or kind that a listing is about, by its slug; a refusal when it is unknown.

export async function requireBrand(db: Executor, slug: string) {
  const brand = await findBrand(db, slug);
  if (brand === undefined) throw new Refusal('brand_not_found', {});
  return brand;
}

export async function requireSkinType(db: Executor, slug: string) {
  const found = await findSkinType(db, slug);
  if (found === undefined) throw new Refusal('skin_type_not_found', {});
  return found;
}

export async function requireProductType(db: Executor, slug: string) {
  const productType = await findProductType(db, slug);
  if (productType === undefined) throw new Refusal('product_type_not_found', {});
  return productType;
}
