import * as contract from '@shop/contract/catalogue.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { ServeRemembered } from '../../http/serve-remembered.ts';
import type { Shop } from '../../shop.ts';
import { pictureField } from '../media/renditions.ts';
import { findBrand, findProductType, findSkinType } from './read-catalogue.queries.ts';
import { readBanners, readCollections, readNavbar } from './read-catalogue.ts';
import { findProductId, type ProductFilter, readProductIdsOfVariants } from './read-products.queries.ts';
import {
  type ProductPage,
  readProductPage,
  readProducts,
  variantIdsOf,
  variantItem,
  withStock,
} from './read-products.ts';
import { constant } from './remembered.ts';

export function catalogueRoutes(serve: ServeRemembered, { db }: Pick<Shop, 'db'>) {
  serve(contract.navbarEndpoint, async () => constant(await readNavbar(db)));
  serve(contract.collectionsEndpoint, async () => constant(await readCollections(db)));
  serve(contract.homeBannersEndpoint, async () => constant(await readBanners(db, null)));

  serve(contract.allProductsEndpoint, ({ query }) => productList({ all: true }, query.page));
  serve(contract.bestProductsEndpoint, ({ query }) => productList({ best: true }, query.page));
  serve(contract.collectionProductsEndpoint, ({ query }) => productList({ inCollection: true }, query.page));

  serve(contract.brandEndpoint, async ({ params, query }) => {
    const brand = await findBrand(db, params.slug);
    if (brand === undefined) throw new Refusal('brand_not_found', {});
    const { id, name, slug, character } = brand;
    const head = { id, name, slug, character, big_banners: await readBanners(db, id) };
    return listing(head, await readProductPage(db, { brandId: id }, query.page));
  });

  serve(contract.skinTypeEndpoint, async ({ params, query }) => {
    const found = await findSkinType(db, params.slug);
    if (found === undefined) throw new Refusal('skin_type_not_found', {});
    const { id, name, slug, description, bannerAlt } = found.skinType;
    const head = { id, name, slug, description, ...pictureField('banner', found.banner, bannerAlt) };
    return listing(head, await readProductPage(db, { skinTypeId: id }, query.page));
  });

  serve(contract.productTypeEndpoint, async ({ params, query }) => {
    const found = await findProductType(db, params.slug);
    if (found === undefined) throw new Refusal('product_type_not_found', {});
    const { id, name, slug } = found;
    return listing({ id, name, slug }, await readProductPage(db, { productTypeId: id }, query.page));
  });

  serve(contract.productEndpoint, async ({ params }) => {
    const id = await findProductId(db, params.slug);
    const [product] = id === undefined ? [] : await readProducts(db, [id]);
    if (product === undefined) throw new Refusal('product_not_found', {});
    return { variantIds: variantIdsOf([product]), build: (stockOf) => withStock(product, stockOf) };
  });

  serve(contract.variantsEndpoint, async ({ body }) => {
    const ids = [...new Set(body.variant_ids)].filter((id) => id > 0 && id <= maxId);
    const products = await readProducts(db, await readProductIdsOfVariants(db, ids));
    const lines = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
    const byId = new Map(lines.map((line) => [line.variant.id, line]));
    const asked = ids.flatMap((id) => byId.get(id) ?? []);
    return {
      variantIds: asked.map((line) => line.variant.id),
      build: (stockOf) => asked.map(({ product, variant }) => variantItem(product, variant, stockOf(variant.id))),
    };
  });

  async function productList(filter: ProductFilter, page: number | undefined) {
    const { products } = await readProductPage(db, filter, page);
    return {
      variantIds: variantIdsOf(products),
      build: (stockOf: (id: number) => number) => products.map((product) => withStock(product, stockOf)),
    };
  }
}

/** Larger numbers are no ids in the database. */
const maxId = 2 ** 31 - 1;

function listing<Head extends object>(head: Head, { count, products }: ProductPage) {
  return {
    variantIds: variantIdsOf(products),
    build: (stockOf: (id: number) => number) => ({
      ...head,
      count,
      products_with_variants: products.map((product) => withStock(product, stockOf)),
    }),
  };
}
