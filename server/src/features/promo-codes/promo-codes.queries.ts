import type { Executor } from '../../database/database.ts';
import { promoCodes } from '../../database/tables/promo-codes.ts';

export async function insertPromoCode(db: Executor, code: typeof promoCodes.$inferInsert): Promise<number> {
  const [row] = await db.insert(promoCodes).values(code).returning({ id: promoCodes.id });
  return row!.id;
}
