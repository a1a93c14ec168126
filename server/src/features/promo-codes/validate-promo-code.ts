import { Refusal } from '@shop/contract/refusal.ts';
import { promoCodeProblem } from '@shop/domain/promo-codes.ts';
import type { Executor } from '../../database/database.ts';
import { findPromoCode } from './promo-codes.queries.ts';

/** The percent of a valid code. The caller is anonymous: the limit per customer is checked when the order is placed. */
export async function validatePromoCode(db: Executor, code: string): Promise<{ code: string; percent: number }> {
  const known = await findPromoCode(db, code);
  if (known === undefined) throw new Refusal('promo_code_not_found', {});
  const problem = promoCodeProblem(known, { now: new Date() });
  if (problem !== undefined) throw new Refusal(problem, {});
  return { code: known.code, percent: known.percent };
}
