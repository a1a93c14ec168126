import type { PromoCode, PromoCodeTerms } from '@shop/contract/admin/promo-codes.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { promoCodeWording } from '@shop/wording/admin/promo-codes.ts';
import type { Shop } from '../../shop.ts';
import { changedFacts, claimRequestKey, recordChange } from '../audit/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import { type Member, requireSmallPromo } from '../staff/index.ts';
import { lockPromoCodeById, updatePromoCode } from './promo-code-admin.queries.ts';
import { readPromoCode } from './read-promo-codes.ts';
import { termsToKeep } from './terms-to-keep.ts';

/** Changes the terms of a code. After its first use the percent stays, and the maximum is never below the uses. */
export async function changePromoCode(
  { db }: Pick<Shop, 'db'>,
  member: Member,
  id: number,
  { version, ...terms }: PromoCodeTerms,
): Promise<PromoCode> {
  return await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    const known = await lockPromoCodeById(tx, id);
    if (known === undefined) throw new Refusal('promo_code_not_found', {});
    await takeNextVersion(tx, { subject: 'promo_code', id }, version);
    const { timesUsed, percent } = known.promoCode;
    await requireSmallPromo(tx, member, termsToKeep(terms), known.promoCode);
    if (known.wasEverUsed && terms.percent !== percent) throw wrong('percent', promoCodeWording.percentStays);
    if (terms.max_uses !== null && terms.max_uses < timesUsed)
      throw wrong('max_uses', promoCodeWording.fewerThanUsed(timesUsed));
    const was = await readPromoCode(tx, id);
    await updatePromoCode(tx, id, termsToKeep(terms));
    const is = await readPromoCode(tx, id);
    const changes = changedFacts(was, is);
    if (changes !== undefined)
      await recordChange(tx, member, { action: 'update', subject: 'promo_code', subjectId: id, ...changes });
    return is;
  });
}

function wrong(field: keyof PromoCodeTerms, words: string): Refusal {
  return new Refusal('invalid_request', { fields: { [field]: [words] } });
}
