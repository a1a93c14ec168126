import type { CustomerDetails, CustomersQuery } from '@shop/contract/admin/customers.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import { readSubscription } from '../newsletter/index.ts';
import { countWishes, findCustomerById, listCustomers, listOrderSums } from './customer-admin.queries.ts';
import type { Customer } from './customers.queries.ts';
import { listActiveSessions } from './sessions/sessions.queries.ts';

export async function readCustomers(db: Executor, query: CustomersQuery) {
  const { rows, total } = await listCustomers(db, query);
  const data = rows.map(({ customer, count, spent, lastAt }) => ({
    ...toProfile(customer),
    orders_count: count ?? 0,
    total_spent: decimal(spent ?? 0),
    last_order_at: lastAt?.toISOString() ?? null,
  }));
  return { data, total };
}

/** Details for staff, for example when a customer calls. */
export async function readCustomerDetails(db: Executor, id: number): Promise<CustomerDetails> {
  const customer = await findCustomerById(db, id);
  if (customer === undefined) throw new Refusal('customer_not_found', {});
  const orders = await listOrderSums(db, id);
  return {
    ...toProfile(customer),
    consent_at: customer.consentAt?.toISOString() ?? null,
    orders_count: orders.length,
    total_spent: decimal(orders.reduce((spent, { received, refunded }) => spent + received - refunded, 0)),
    last_order_at: orders[0]?.createdAt.toISOString() ?? null,
    wishlist_size: await countWishes(db, id),
    sessions_count: (await listActiveSessions(db, id)).length,
    subscription: await readSubscription(db, customer.email),
    orders: orders.map(({ id: orderId, state, total, received, refunded, createdAt }) => ({
      id: orderId,
      state,
      total_price: decimal(total),
      received: decimal(received),
      refunded: decimal(refunded),
      created_at: createdAt.toISOString(),
    })),
  };
}

function toProfile(customer: Customer) {
  return {
    id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone_number: customer.phone,
    city: customer.city,
    is_activated: customer.activatedAt !== null,
    created_at: customer.createdAt.toISOString(),
  };
}

const decimal = (amount: number) => toDecimal(kopiykas(amount));
