import type { Executor } from '../../database/database.ts';
import { listBrands, listCollections, listProductTypes, listSkinTypes } from './read-catalogue.queries.ts';
import { listLastChanges, listProductAddresses } from './read-products.queries.ts';

type Address = { path: string; changedAt?: Date };

/** All catalogue pages with the date of their last change. A listing changes with any of its products. */
export async function readCatalogueAddresses(db: Executor): Promise<Address[]> {
  const [firstCollection] = await listCollections(db);
  const changes = await listLastChanges(db);
  const at = (path: string, changedAt: Date | undefined): Address => ({ path, ...(changedAt && { changedAt }) });
  return [
    ...(await listBrands(db)).map(({ brand }) => at(`/collection/${brand.slug}`, changes.brands.get(brand.id))),
    ...(await listSkinTypes(db)).map(({ id, slug }) => at(`/skin-type/${slug}`, changes.skinTypes.get(id))),
    ...(await listProductTypes(db)).map(({ id, slug }) => at(`/product-type/${slug}`, changes.productTypes.get(id))),
    ...(firstCollection?.collection.isActive ? [{ path: '/products_collection' }] : []),
    ...(await listProductAddresses(db)).map(({ slug, updatedAt }) => at(`/product/${slug}`, updatedAt)),
  ];
}
