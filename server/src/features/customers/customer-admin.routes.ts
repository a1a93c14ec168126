import * as admin from '@shop/contract/admin/customers.ts';
import { askForLetterAgainEndpoint } from '@shop/contract/admin/letters.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { eraseForCustomer } from './erasing/erase-account.ts';
import { erasePerson } from './erasing/erase-person.ts';
import { askForLetterAgain } from './links/ask-for-letter-again.ts';
import { mailActivation } from './links/mail-activation.ts';
import { readCustomerDetails, readCustomers } from './read-customers.ts';

export function customerAdminRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'queue'>) {
  serve.staff(admin.customersEndpoint, ({ query }) => readCustomers(shop.db, query));
  serve.staff(admin.customerEndpoint, ({ params }) => readCustomerDetails(shop.db, params.id));
  serve.staff(askForLetterAgainEndpoint, ({ params }, member) => askForLetterAgain(shop, member, params.id));
  serve.staff(admin.mailActivationEndpoint, ({ params }, member) => mailActivation(shop, member, params.id));
  serve.staff(admin.eraseCustomerEndpoint, ({ params }, member) => eraseForCustomer(shop, member, params.id));
  serve.staff(admin.erasePersonEndpoint, ({ body }, member) => erasePerson(shop, member, body));
}
