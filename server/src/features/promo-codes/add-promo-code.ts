import type { NewPromoCode, PromoCode } from '@shop/contract/admin/promo-codes.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { type Member, requireSmallPromo } from '../staff/index.ts';
import { createPromoCode } from './create-promo-code.ts';
import { readPromoCode } from './read-promo-codes.ts';
import { termsToKeep } from './terms-to-keep.ts';

export async function addPromoCode(
  { db }: Pick<Shop, 'db'>,
  member: Member,
  { code, ...terms }: NewPromoCode,
): Promise<PromoCode> {
  return await db.transaction(async (tx) => {
    const kept = termsToKeep(terms);
    await requireSmallPromo(tx, member, kept);
    const id = await createPromoCode(tx, { code, ...kept });
    await recordChange(tx, member, {
      action: 'create',
      subject: 'promo_code',
      subjectId: id,
      after: { code, ...terms },
    });
    return await readPromoCode(tx, id);
  });
}
