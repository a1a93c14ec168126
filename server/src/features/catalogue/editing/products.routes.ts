import * as prices from '@shop/contract/admin/prices.ts';
import * as products from '@shop/contract/admin/products.ts';
import type { ServeStaff } from '../../../http/serving/serve-staff.ts';
import type { Shop } from '../../../shop.ts';
import { changePrices, previewPrices } from '../prices/change-prices.ts';
import { addProduct } from './add-product.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listProducts } from './list-products.ts';
import { readProduct } from './read-product.ts';
import { updateProduct } from './update-product.ts';

export function productRoutes(
  { serveStaff }: { serveStaff: ServeStaff },
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
) {
  serveStaff(products.listProductsEndpoint, ({ query }) => listProducts(shop, query));
  serveStaff(products.readProductEndpoint, ({ params }) => readProduct(shop.db, params.id));
  serveStaff(products.createProductEndpoint, ({ body }, member) => addProduct(shop, member, body));
  serveStaff(products.updateProductEndpoint, ({ params, body }, member) =>
    updateProduct(shop, member, params.id, body),
  );
  serveStaff(products.duplicateProductEndpoint, ({ params, body }, member) =>
    duplicateProduct(shop, member, params.id, body),
  );
  serveStaff(products.archiveProductEndpoint, ({ params }, member) => archiveProduct(shop, member, params.id));
  serveStaff(products.restoreProductEndpoint, ({ params }, member) => restoreProduct(shop, member, params.id));
  serveStaff(prices.previewPricesEndpoint, ({ body }) => previewPrices(shop, body));
  serveStaff(prices.changePricesEndpoint, ({ body }, member) => changePrices(shop, member, body));
}
