import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { CheckedSession } from './check-access.ts';
import { type Customer, lockCustomer } from './customers.queries.ts';

/** The account may be erased between the check of the session and this lock: refuse to write into it. */
export async function lockSignedIn(tx: Transaction, { customerId }: CheckedSession): Promise<Customer> {
  const customer = await lockCustomer(tx, customerId);
  if (customer.erasedAt !== null) throw new Refusal('token_not_valid', {});
  return customer;
}
