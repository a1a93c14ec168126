import * as contract from '@shop/contract/admin/exchange.ts';
import type { StaffServing } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { exportCustomers, exportOrders, exportSubscriptions } from './export/export-people.ts';
import { exportProducts } from './export/export-products.ts';
import { importProducts } from './import/import-products.ts';
import { importStock } from './import/import-stock.ts';

export function exchangeRoutes({ serveStaffFile, serveStaffUpload }: StaffServing, shop: Shop) {
  serveStaffFile(contract.exportProductsEndpoint, ({ query }) => exportProducts(shop, query.format));
  serveStaffFile(contract.exportOrdersEndpoint, ({ query }, member) => exportOrders(shop, query, member));
  serveStaffFile(contract.exportCustomersEndpoint, ({ query }, member) => exportCustomers(shop, query, member));
  serveStaffFile(contract.exportSubscriptionsEndpoint, ({ query }, member) => exportSubscriptions(shop, query, member));
  serveStaffUpload(contract.importProductsEndpoint, contract.largestImport.bytes, ({ query, body }, member, gone) =>
    importProducts(shop, body as Buffer, member, { isDry: query.dry_run, isConfirmed: query.confirm_prices, gone }),
  );
  serveStaffUpload(contract.importStockEndpoint, contract.largestImport.bytes, ({ query, body }, member, gone) =>
    importStock(shop, body as Buffer, member, { isDry: query.dry_run, gone }),
  );
}
