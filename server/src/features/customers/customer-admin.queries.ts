import type { CustomersQuery } from '@shop/contract/admin/customers.ts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { hasWords, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { personSearchForm } from '../../database/tables/columns.ts';
import { customers, customerWishlist } from '../../database/tables/customers.ts';
import { orders } from '../../database/tables/orders.ts';
import type { Customer } from './customers.queries.ts';

/** Number and sum of orders per customer, for all customers or the given ones. */
function spendings(db: Executor, ids?: readonly number[]) {
  return db
    .select({
      customerId: orders.customerId,
      count: sql<number>`count(*)::int`.as('orders_count'),
      spent: sql<number>`sum(${orders.received} - ${orders.refunded})`.mapWith(Number).as('spent'),
      lastAt: sql<Date>`max(${orders.createdAt})`.mapWith(orders.createdAt).as('last_at'),
    })
    .from(orders)
    .where(ids === undefined ? isNotNull(orders.customerId) : inArray(orders.customerId, [...ids]))
    .groupBy(orders.customerId);
}

const isKnown = isNull(customers.erasedAt);

export async function listCustomers(db: Executor, query: CustomersQuery) {
  const of = spendings(db).as('spendings');
  const columns = {
    created_at: customers.createdAt,
    last_name: customers.lastName,
    orders_count: sql`coalesce(${of.count}, 0)`,
    total_spent: sql`coalesce(${of.spent}, 0)`,
    last_order_at: of.lastAt,
  };
  const chosen = and(
    isKnown,
    query.q === '' ? undefined : hasWords(personSearchForm(customers), query.q),
    query.ids && inArray(customers.id, query.ids),
    query.is_activated === undefined ? undefined : eq(sql`${customers.activatedAt} is not null`, query.is_activated),
  );
  const { limit, offset } = limitAndOffset(query);
  const page = db.select({ customer: customers }).from(customers).$dynamic();
  // Summing up all orders is slow: only lists sorted by a sum need it.
  const bySpendings =
    query.sort === 'created_at' || query.sort === 'last_name'
      ? page
      : page.leftJoin(of, eq(of.customerId, customers.id));
  const rows = await bySpendings
    .where(chosen)
    .orderBy(...sortedBy(query, columns, customers.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ customer }) => customer.id);
  const sums = new Map((await spendings(db, ids)).map((sum) => [sum.customerId, sum]));
  return {
    rows: rows.map(({ customer }) => ({ customer, ...sums.get(customer.id) })),
    total: await db.$count(customers, chosen),
  };
}

export async function findCustomerById(db: Executor, id: number): Promise<Customer | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isKnown));
  return row;
}

/** Undefined when the account is erased, also when that happens while this waits for the lock. */
export async function lockKnownCustomer(tx: Transaction, id: number): Promise<Customer | undefined> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isKnown))
    .for('no key update');
  return row;
}

export async function listOrderSums(db: Executor, customerId: number) {
  const { id, state, total, received, refunded, createdAt } = orders;
  return await db
    .select({ id, state, total, received, refunded, createdAt })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

export async function countWishes(db: Executor, customerId: number): Promise<number> {
  return await db.$count(customerWishlist, eq(customerWishlist.customerId, customerId));
}
