import { productKindNames, productKinds, readEachProductKind } from '@shop/domain/product-kinds.ts';
import type { Executor } from '../../database/database.ts';
import { listKind } from './kinds/kinds.queries.ts';
import { listLastChanges, listProductAddresses } from './products/read-products.queries.ts';
import { listBrands, listCollections } from './read-catalogue.queries.ts';

type Address = { path: string; changedAt?: Date };

const at = (path: string, changedAt: Date | undefined): Address => ({ path, ...(changedAt && { changedAt }) });

/** All catalogue pages with the date of their last change. A listing changes with any of its products. */
export async function readCatalogueAddresses(db: Executor): Promise<Address[]> {
  const [firstCollection] = await listCollections(db);
  const changes = await listLastChanges(db);
  return [
    ...(await listBrands(db)).map(({ brand }) => at(`/collection/${brand.slug}`, changes.brand.get(brand.id))),
    ...(await kindAddresses(db, changes)),
    ...(firstCollection?.collection.isActive ? [{ path: '/products_collection' }] : []),
    ...(await listProductAddresses(db)).map(({ slug, updatedAt }) => at(`/product/${slug}`, updatedAt)),
  ];
}

async function kindAddresses(db: Executor, changes: Awaited<ReturnType<typeof listLastChanges>>): Promise<Address[]> {
  const lists = await readEachProductKind((kind) => listKind(db, kind));
  return productKindNames.flatMap((kind) =>
    lists[kind].map(({ id, slug }) => at(`/${productKinds[kind].page}/${slug}`, changes[kind].get(id))),
  );
}
