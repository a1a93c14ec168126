import type { PromoCodeState, PromoCodesQuery, PromoCodeUsesQuery } from '@shop/contract/admin/promo-codes.ts';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { contains, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { orders, promoCodeUses } from '../../database/tables/orders.ts';
import { promoCodes } from '../../database/tables/promo-codes.ts';
import type { PromoCodeTerms } from './promo-codes.queries.ts';

/** The same rule as in domain/promo-codes.ts, in the same order. */
const state = sql<PromoCodeState>`case
  when not ${promoCodes.isActive} then 'off'
  when ${promoCodes.startsAt} > now() then 'upcoming'
  when ${promoCodes.endsAt} <= now() then 'ended'
  when ${promoCodes.timesUsed} >= ${promoCodes.maxUses} then 'used_up'
  else 'active'
end`;

const wasEverUsed = sql<boolean>`exists (select from ${promoCodeUses} where ${promoCodeUses.promoCodeId} = ${promoCodes.id})`;

const shown = { promoCode: promoCodes, state, wasEverUsed };

export async function listPromoCodes(db: Executor, query: PromoCodesQuery) {
  const { createdAt, code, percent, endsAt, timesUsed } = promoCodes;
  const columns = { created_at: createdAt, code, percent, ends_at: endsAt, times_used: timesUsed };
  const chosen = and(
    contains(query.q, code, promoCodes.note),
    query.ids && inArray(promoCodes.id, query.ids),
    query.state && eq(state, query.state),
  );
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select(shown)
    .from(promoCodes)
    .where(chosen)
    .orderBy(...sortedBy(query, columns, promoCodes.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(promoCodes, chosen) };
}

export async function findPromoCodeById(db: Executor, id: number) {
  const [row] = await db.select(shown).from(promoCodes).where(eq(promoCodes.id, id));
  return row;
}

/** Locks the code until the transaction ends: neither its uses nor its terms change meanwhile. */
export async function lockPromoCodeById(tx: Transaction, id: number) {
  await tx.select({ id: promoCodes.id }).from(promoCodes).where(eq(promoCodes.id, id)).for('no key update');
  return await findPromoCodeById(tx, id);
}

export async function updatePromoCode(tx: Transaction, id: number, terms: PromoCodeTerms): Promise<void> {
  await tx.update(promoCodes).set(terms).where(eq(promoCodes.id, id));
}

/** False if the code does not exist or an order has used it. */
export async function deleteUnusedPromoCode(tx: Transaction, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(promoCodes)
    .where(and(eq(promoCodes.id, id), not(wasEverUsed)))
    .returning({ id: promoCodes.id });
  return deleted.length > 0;
}

export async function listUses(db: Executor, promoCodeId: number, query: PromoCodeUsesQuery) {
  const { limit, offset } = limitAndOffset(query);
  const ofCode: SQL = eq(promoCodeUses.promoCodeId, promoCodeId);
  const rows = await db
    .select({ use: promoCodeUses, goods: orders.goods, discount: orders.promoDiscount })
    .from(promoCodeUses)
    .innerJoin(orders, eq(orders.id, promoCodeUses.orderId))
    .where(ofCode)
    .orderBy(...sortedBy(query, { at: promoCodeUses.at }, promoCodeUses.orderId))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(promoCodeUses, ofCode) };
}
