import type { Executor } from '../../database/database.ts';
import { listBrands, listCollections, listProductTypes, listSkinTypes } from './read-catalogue.queries.ts';
import { listProductAddresses } from './read-products.queries.ts';

/** Every page that shows the catalogue; when a product was changed is known, a listing changes with any of its own. */
export async function readCatalogueAddresses(db: Executor): Promise<{ path: string; changedAt?: Date }[]> {
  const [firstCollection] = await listCollections(db);
  return [
    ...(await listBrands(db)).map(({ brand }) => ({ path: `/collection/${brand.slug}` })),
    ...(await listSkinTypes(db)).map(({ slug }) => ({ path: `/skin-type/${slug}` })),
    ...(await listProductTypes(db)).map(({ slug }) => ({ path: `/product-type/${slug}` })),
    ...(firstCollection?.collection.isActive ? [{ path: '/products_collection' }] : []),
    ...(await listProductAddresses(db)).map(({ slug, updatedAt }) => ({
      path: `/product/${slug}`,
      changedAt: updatedAt,
    })),
  ];
}
