import type { User } from '@shop/contract/customer-shapes.ts';
import type { Executor } from '../../database/database.ts';
import { type Customer, readCustomer } from './customers.queries.ts';
import { findPendingEmail } from './links/links.queries.ts';
import { linkHours } from './links/mailed-links.ts';

export async function readUser(db: Executor, customerId: number): Promise<User> {
  return await toUser(db, await readCustomer(db, customerId));
}

export async function toUser(db: Executor, customer: Customer): Promise<User> {
  const wished = await findPendingEmail(db, customer.id, linkHours);
  return {
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone_number: customer.phone,
    city: customer.city,
    is_activated: customer.activatedAt !== null,
    pending_email: wished === undefined || wished === customer.email ? null : wished,
  };
}
