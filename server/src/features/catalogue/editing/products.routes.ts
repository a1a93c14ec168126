import * as prices from '@shop/contract/admin/prices.ts';
import * as products from '@shop/contract/admin/products.ts';
import type { Serve } from '../../../http/serving/serving.ts';
import type { Shop } from '../../../shop.ts';
import { changePrices, previewPrices } from '../prices/change-prices.ts';
import { addProduct } from './add-product.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listProducts } from './list-products.ts';
import { readProduct } from './read-product.ts';
import { updateProduct } from './update-product.ts';

export function productRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>) {
  serve.staff(products.listProductsEndpoint, ({ query }) => listProducts(shop, query));
  serve.staff(products.readProductEndpoint, ({ params }) => readProduct(shop.db, params.id));
  serve.staff(products.createProductEndpoint, ({ body }, member) => addProduct(shop, member, body));
  serve.staff(products.updateProductEndpoint, ({ params, body }, member) =>
    updateProduct(shop, member, params.id, body),
  );
  serve.staff(products.duplicateProductEndpoint, ({ params, body }, member) =>
    duplicateProduct(shop, member, params.id, body),
  );
  serve.staff(products.archiveProductEndpoint, ({ params }, member) => archiveProduct(shop, member, params.id));
  serve.staff(products.restoreProductEndpoint, ({ params }, member) => restoreProduct(shop, member, params.id));
  serve.staff(prices.previewPricesEndpoint, ({ body }) => previewPrices(shop, body));
  serve.staff(prices.changePricesEndpoint, ({ body }, member) => changePrices(shop, member, body));
}
