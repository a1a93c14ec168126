import * as contract from '@shop/contract/admin/exchange.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { exportContent } from './export/export-content.ts';
import { exportCustomers, exportOrders, exportSubscriptions } from './export/export-people.ts';
import { exportProducts } from './export/export-products.ts';
import { importProducts } from './import/import-products.ts';
import { importStock } from './import/import-stock.ts';

export function exchangeRoutes({ serve }: { serve: Serve }, shop: Shop) {
  serve.staffFile(contract.exportProductsEndpoint, ({ query }) => exportProducts(shop, query.format));
  serve.staffFile(contract.exportOrdersEndpoint, ({ query }, member) => exportOrders(shop, query, member));
  serve.staffFile(contract.exportCustomersEndpoint, ({ query }, member) => exportCustomers(shop, query, member));
  serve.staffFile(contract.exportSubscriptionsEndpoint, ({ query }, member) =>
    exportSubscriptions(shop, query, member),
  );
  serve.staffFile(contract.exportContentEndpoint, () => exportContent(shop));
  serve.staffUpload(contract.importProductsEndpoint, contract.largestImport.bytes, ({ query, body }, member, gone) =>
    importProducts(shop, body as Buffer, member, { isDry: query.dry_run, isConfirmed: query.confirm_prices, gone }),
  );
  serve.staffUpload(contract.importStockEndpoint, contract.largestImport.bytes, ({ query, body }, member, gone) =>
    importStock(shop, body as Buffer, member, { isDry: query.dry_run, gone }),
  );
}
