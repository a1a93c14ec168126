import { Refusal } from '@shop/contract/refusal.ts';
import { promoCodeWording } from '@shop/wording/admin/promo-codes.ts';
import type { Transaction } from '../../database/database.ts';
import { insertPromoCode, type PromoCodeTerms } from './promo-codes.queries.ts';

export type NewPromoCode = { code: string; percent: number; note: string } & Partial<PromoCodeTerms>;

/** Codes ignore case and outer spaces, so they are stored trimmed and in upper case. */
export async function createPromoCode(tx: Transaction, { code, ...terms }: NewPromoCode): Promise<number> {
  const id = await insertPromoCode(tx, { code: code.trim().toUpperCase(), ...terms });
  if (id === undefined) throw new Refusal('invalid_request', { fields: { code: [promoCodeWording.taken] } });
  return id;
}
