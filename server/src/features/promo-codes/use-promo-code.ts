import { Refusal } from '@shop/contract/refusal.ts';
import { promoCodeProblem } from '@shop/domain/promo-codes.ts';
import type { Transaction } from '../../database/database.ts';
import { countUses, lockPromoCodeRow } from './promo-codes.queries.ts';

export type LockedPromoCode = { id: number; percent: number };

/**
 * Locks the code for this order: until it is written, no other order can use it. The row is locked first and the uses
 * are counted by a separate statement, so that it sees the use of an order that held the lock before.
 */
export async function lockPromoCode(
  tx: Transaction,
  { code, email, phone }: { code: string; email: string; phone: string },
): Promise<LockedPromoCode> {
  const known = await lockPromoCodeRow(tx, code);
  if (known === undefined) throw new Refusal('promo_code_rejected', { reason: 'promo_code_not_found' });
  const usesByEmail = await countUses(tx, known.id, { email, phone });
  const reason = promoCodeProblem(known, { now: new Date(), usesByEmail });
  if (reason !== undefined) throw new Refusal('promo_code_rejected', { reason });
  return { id: known.id, percent: known.percent };
}
