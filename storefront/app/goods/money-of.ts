import { fromDecimal, type Kopiykas, kopiykas } from '@shop/domain/money.ts';

/** Money of an answer; what is none counts as nothing. */
export function moneyOf(text: string): Kopiykas {
  return fromDecimal(text) ?? kopiykas(0);
}
