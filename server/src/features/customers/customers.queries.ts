import type { Executor } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';

export async function insertCustomer(db: Executor, customer: typeof customers.$inferInsert): Promise<number> {
  const [row] = await db.insert(customers).values(customer).returning({ id: customers.id });
  return row!.id;
}
