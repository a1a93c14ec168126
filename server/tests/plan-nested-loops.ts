import { sql } from 'drizzle-orm';
import type { Transaction } from '../src/database/database.ts';

const otherPlans = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize', 'incremental_sort'];

/** Forces nested loops, so that a subquery may run once per row. PostgreSQL plans so for big tables by itself. */
export async function planNestedLoops(tx: Transaction): Promise<void> {
  for (const plan of otherPlans) await tx.execute(sql.raw(`set local enable_${plan} = off`));
}
