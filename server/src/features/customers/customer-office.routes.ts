import * as office from '@shop/contract/admin/customers.ts';
import type { ServeStaff } from '../../http/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { eraseForCustomer } from './erase-for-customer.ts';
import { erasePerson } from './erase-person.ts';
import { mailActivation } from './mail-activation.ts';
import { readCustomerDetails, readCustomers } from './read-customers.ts';

export function customerOfficeRoutes({ serveStaff }: { serveStaff: ServeStaff }, shop: Pick<Shop, 'db' | 'queue'>) {
  serveStaff(office.customersEndpoint, ({ query }) => readCustomers(shop.db, query));
  serveStaff(office.customerEndpoint, ({ params }) => readCustomerDetails(shop.db, params.id));
  serveStaff(office.mailActivationEndpoint, ({ params }, member) => mailActivation(shop, member, params.id));
  serveStaff(office.eraseCustomerEndpoint, ({ params }, member) => eraseForCustomer(shop, member, params.id));
  serveStaff(office.erasePersonEndpoint, ({ body }, member) => erasePerson(shop, member, body));
}
