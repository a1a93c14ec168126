import type { Transaction } from '../../database/database.ts';
import { insertPromoCode } from './promo-codes.queries.ts';

export type NewPromoCode = { code: string; percent: number; note: string };

/** Codes ignore case and outer spaces, so they are kept without either. */
export async function createPromoCode(tx: Transaction, { code, percent, note }: NewPromoCode): Promise<number> {
  return await insertPromoCode(tx, { code: code.trim().toUpperCase(), percent, note });
}
