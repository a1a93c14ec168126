import type { PromoCode, PromoCodesQuery, PromoCodeUsesQuery } from '@shop/contract/admin/promo-codes.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import { readVersioned, readVersionedList } from '../record-versions/index.ts';
import { findPromoCodeById, listPromoCodes, listUses } from './promo-code-admin.queries.ts';

export async function readPromoCodes(db: Executor, query: PromoCodesQuery) {
  return await readVersionedList(db, 'promo_code', async () => {
    const { rows, total } = await listPromoCodes(db, query);
    return { data: rows.map(toPromoCode), total };
  });
}

export async function readPromoCode(db: Executor, id: number): Promise<PromoCode> {
  return await readVersioned(db, { subject: 'promo_code', id }, async () => {
    const row = await findPromoCodeById(db, id);
    if (row === undefined) throw new Refusal('promo_code_not_found', {});
    return toPromoCode(row);
  });
}

/** The orders that used the code, with the discount of each. */
export async function readPromoCodeUses(db: Executor, id: number, query: PromoCodeUsesQuery) {
  const { rows, total } = await listUses(db, id, query);
  const data = rows.map(({ use, goods, discount }) => ({
    id: use.orderId,
    email: use.email,
    goods: toDecimal(kopiykas(goods)),
    discount: toDecimal(kopiykas(discount)),
    at: use.at.toISOString(),
    returned_at: use.returnedAt?.toISOString() ?? null,
  }));
  return { data, total };
}

function toPromoCode({
  promoCode,
  state,
  wasEverUsed,
}: NonNullable<Awaited<ReturnType<typeof findPromoCodeById>>>): Omit<PromoCode, 'version'> {
  return {
    id: promoCode.id,
    code: promoCode.code,
    state,
    percent: promoCode.percent,
    starts_at: promoCode.startsAt?.toISOString() ?? null,
    ends_at: promoCode.endsAt?.toISOString() ?? null,
    max_uses: promoCode.maxUses,
    max_uses_per_email: promoCode.maxUsesPerEmail,
    times_used: promoCode.timesUsed,
    was_ever_used: wasEverUsed,
    is_active: promoCode.isActive,
    note: promoCode.note,
    created_at: promoCode.createdAt.toISOString(),
  };
}
