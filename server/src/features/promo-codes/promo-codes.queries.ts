import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { orders, promoCodeUses } from '../../database/tables/orders.ts';
import { promoCodes } from '../../database/tables/promo-codes.ts';

export type PromoCodeTerms = Pick<
  typeof promoCodes.$inferSelect,
  'percent' | 'startsAt' | 'endsAt' | 'maxUses' | 'maxUsesPerEmail' | 'isActive' | 'note'
>;

/** Undefined if the code exists already. */
export async function insertPromoCode(db: Executor, code: typeof promoCodes.$inferInsert): Promise<number | undefined> {
  const [row] = await db.insert(promoCodes).values(code).onConflictDoNothing().returning({ id: promoCodes.id });
  return row?.id;
}

export async function findPromoCode(db: Executor, code: string) {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  return row;
}

/** The same, with its row locked until the transaction ends. */
export async function lockPromoCodeRow(tx: Transaction, code: string) {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('no key update');
  return row;
}

type Person = { email: string; phone: string };

/** Uses by a person. The same phone with another e-mail is the same person. */
export async function countUses(db: Executor, promoCodeId: number, { email, phone }: Person): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(promoCodeUses)
    .innerJoin(orders, eq(orders.id, promoCodeUses.orderId))
    .where(
      and(
        eq(promoCodeUses.promoCodeId, promoCodeId),
        or(eq(promoCodeUses.email, email), eq(orders.phone, phone)),
        isNull(promoCodeUses.returnedAt),
      ),
    );
  return row!.uses;
}

/** Counts the use of a code that this order has locked. */
export async function usePromoCode(tx: Transaction, use: typeof promoCodeUses.$inferInsert): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ timesUsed: sql`${promoCodes.timesUsed} + 1` })
    .where(eq(promoCodes.id, use.promoCodeId));
  await tx.insert(promoCodeUses).values(use);
}

type Use = { orderId: number; promoCodeId: number };

/** Returns the use of an order. */
export async function returnPromoCode(tx: Transaction, { orderId, promoCodeId }: Use): Promise<void> {
  const returned = await tx
    .update(promoCodeUses)
    .set({ returnedAt: sql`now()` })
    .where(and(eq(promoCodeUses.orderId, orderId), isNull(promoCodeUses.returnedAt)))
    .returning({ orderId: promoCodeUses.orderId });
  if (returned.length === 0) return;
  await tx
    .update(promoCodes)
    .set({ timesUsed: sql`${promoCodes.timesUsed} - 1` })
    .where(eq(promoCodes.id, promoCodeId));
}

/** Counts the use of a revived order again; false if the code is used up. The customer's limit is not checked again. */
export async function reusePromoCode(tx: Transaction, { orderId, promoCodeId }: Use): Promise<boolean> {
  const counted = await tx
    .update(promoCodes)
    .set({ timesUsed: sql`${promoCodes.timesUsed} + 1` })
    .where(
      and(eq(promoCodes.id, promoCodeId), or(isNull(promoCodes.maxUses), lt(promoCodes.timesUsed, promoCodes.maxUses))),
    )
    .returning({ id: promoCodes.id });
  if (counted.length === 0) return false;
  await tx.update(promoCodeUses).set({ returnedAt: null }).where(eq(promoCodeUses.orderId, orderId));
  return true;
}
