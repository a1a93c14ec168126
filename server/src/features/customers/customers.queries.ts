import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import {
  accountRequests,
  customerSessions,
  customers,
  customerTokens,
  customerWishlist,
} from '../../database/tables/customers.ts';

export type Customer = typeof customers.$inferSelect;

/** Undefined when the address is taken. */
export async function insertCustomer(
  db: Executor,
  customer: typeof customers.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db.insert(customers).values(customer).onConflictDoNothing().returning({ id: customers.id });
  return row?.id;
}

export async function findCustomerByEmail(db: Executor, email: string): Promise<Customer | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.email, email), isNull(customers.erasedAt)));
  return row;
}

export async function readCustomer(db: Executor, id: number): Promise<Customer> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row!;
}

/**
 * Serialises changes of a customer and new sessions. Orders that refer to the customer do not wait for this lock: they
 * hold locks that others wait for.
 */
export async function lockCustomer(tx: Transaction, id: number): Promise<Customer> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
  return row!;
}

/** Locks the account with this address and this phone, unless it is erased. */
export async function lockNamedCustomer(
  tx: Transaction,
  { email, phone }: Pick<Customer, 'email' | 'phone'>,
): Promise<Customer | undefined> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.email, email), eq(customers.phone, phone), isNull(customers.erasedAt)))
    .for('no key update');
  return row;
}

/** Deletes link requests for an address without an account. */
export async function deleteRequestsFor(tx: Transaction, email: string): Promise<void> {
  const ofAccount = tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  await tx.delete(accountRequests).where(and(eq(accountRequests.email, email), notExists(ofAccount)));
}

/** The row is kept for its orders, without personal data and without a password. */
export async function eraseCustomer(tx: Transaction, { id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
  await tx
    .update(customers)
    .set({
      email: '',
      firstName: '',
      lastName: '',
      phone: '',
      city: '',
      passwordHash: '',
      erasedAt: sql`now()`,
    })
    .where(eq(customers.id, id));
  // Requests first, so that a link that is being issued for one of them exists when links are deleted.
  await tx.delete(accountRequests).where(or(eq(accountRequests.customerId, id), eq(accountRequests.email, email)));
  for (const table of [customerSessions, customerTokens, customerWishlist]) {
    await tx.delete(table).where(eq(table.customerId, id));
  }
}

export async function updateCustomer(
  tx: Transaction,
  id: number,
  changes: Partial<typeof customers.$inferInsert>,
): Promise<void> {
  await tx.update(customers).set(changes).where(eq(customers.id, id));
}
