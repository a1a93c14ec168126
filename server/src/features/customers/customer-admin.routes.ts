import * as admin from '@shop/contract/admin/customers.ts';
import { askForLetterAgainEndpoint } from '@shop/contract/admin/letters.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { eraseForCustomer } from './erasing/erase-account.ts';
import { erasePerson } from './erasing/erase-person.ts';
import { askForLetterAgain } from './links/ask-for-letter-again.ts';
import { mailActivation } from './links/mail-activation.ts';
import { readCustomerDetails, readCustomers } from './read-customers.ts';

export function customerAdminRoutes({ serveStaff }: { serveStaff: ServeStaff }, shop: Pick<Shop, 'db' | 'queue'>) {
  serveStaff(admin.customersEndpoint, ({ query }) => readCustomers(shop.db, query));
  serveStaff(admin.customerEndpoint, ({ params }) => readCustomerDetails(shop.db, params.id));
  serveStaff(askForLetterAgainEndpoint, ({ params }, member) => askForLetterAgain(shop, member, params.id));
  serveStaff(admin.mailActivationEndpoint, ({ params }, member) => mailActivation(shop, member, params.id));
  serveStaff(admin.eraseCustomerEndpoint, ({ params }, member) => eraseForCustomer(shop, member, params.id));
  serveStaff(admin.erasePersonEndpoint, ({ body }, member) => erasePerson(shop, member, body));
}
