import type { OpenOrders } from '@shop/domain/reservations.ts';
import { and, eq, gt, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';
import { orders } from '../../database/tables/orders.ts';

/** The class of these advisory locks. */
const lockClass = 1_018;

/** Takes advisory locks until the transaction ends, in the given order, so that two transactions cannot deadlock. */
export async function lockSubjectKeys(tx: Transaction, numbers: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${lockClass}, number) from unnest(${sql.param(numbers)}::int[]) number`,
  );
}

export async function hasProvedAddress(tx: Transaction, customerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNotNull(customers.activatedAt)));
  return rows.length > 0;
}

/** Neither paid nor confirmed by the staff. An order that certificates cover completely counts as paid. */
const isOpen = and(eq(orders.state, 'new'), eq(orders.received, 0), gt(orders.total, 0));

const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

export async function countOpenOfPerson(
  tx: Transaction,
  { email, phone, networkHash }: { email: string; phone: string; networkHash: string },
): Promise<OpenOrders> {
  const ofEmail = sql`lower(${orders.email}) = ${email}`;
  const ofPhone = eq(orders.phone, phone);
  const ofNetwork = eq(orders.networkHash, networkHash);
  const [row] = await tx
    .select({
      emailHere: countWhere(sql`${ofEmail} and ${ofNetwork}`),
      phoneHere: countWhere(sql`${ofPhone} and ${ofNetwork}`),
      email: countWhere(ofEmail),
      phone: countWhere(ofPhone),
      network: countWhere(ofNetwork),
      goods: sql`coalesce(sum(${orders.goods}) filter (where ${ofNetwork}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(isOpen, not(orders.countsForAccount), or(ofEmail, ofPhone, ofNetwork)));
  const { emailHere, phoneHere, network, goods, ...everywhere } = row!;
  return {
    ofPerson: {
      fromNetwork: Math.max(emailHere, phoneHere),
      fromEverywhere: Math.max(everywhere.email, everywhere.phone),
    },
    ofNetwork: { orders: network, goods },
  };
}

export async function countOpenOfAccount(
  tx: Transaction,
  { accountId, networkHash }: { accountId: number; networkHash: string },
): Promise<OpenOrders> {
  const [row] = await tx
    .select({
      fromNetwork: countWhere(eq(orders.networkHash, networkHash)),
      fromEverywhere: sql`count(*)`.mapWith(Number),
    })
    .from(orders)
    .where(and(isOpen, orders.countsForAccount, eq(orders.customerId, accountId)));
  return { ofPerson: row!, ofNetwork: undefined };
}

/** Has the account, or a guest with the same e-mail and phone, a completed order? */
export async function hasCompletedOrder(
  db: Executor,
  { email, phone, customerId }: { email: string; phone: string; customerId: number | undefined },
): Promise<boolean> {
  const sameGuest = and(sql`lower(${orders.email}) = ${email}`, eq(orders.phone, phone));
  const isTheirs = customerId === undefined ? sameGuest : or(eq(orders.customerId, customerId), sameGuest);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'completed'), isTheirs))
    .limit(1);
  return rows.length > 0;
}

/** Deletes the network hashes of settled orders: they are only needed to count open orders per network. */
export async function deleteNetworkHashes(db: Executor): Promise<void> {
  await db
    .update(orders)
    .set({ networkHash: null, updatedAt: sql`${orders.updatedAt}` })
    .where(and(isNotNull(orders.networkHash), not(isOpen!)));
}

/** Large cash orders whose time to be confirmed has expired. */
export async function listUnconfirmed(db: Executor, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.confirmBy} <= now()`)
    .orderBy(orders.confirmBy)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Locks the order; false if it was confirmed meanwhile. */
export async function lockUnconfirmed(tx: Transaction, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), sql`${orders.confirmBy} <= now()`))
    .for('no key update');
  return rows.length > 0;
}
