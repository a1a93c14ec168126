import { sql } from 'drizzle-orm';
import type { Transaction } from '../src/database/database.ts';

const otherPlans = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize', 'incremental_sort'];

/** A subquery is run once a row, where the statement does not forbid it. Big tables are planned so without being asked. */
export async function planNestedLoops(tx: Transaction): Promise<void> {
  for (const plan of otherPlans) await tx.execute(sql.raw(`set local enable_${plan} = off`));
}
