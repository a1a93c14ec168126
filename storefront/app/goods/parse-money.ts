import { fromDecimal, type Kopiykas, kopiykas } from '@shop/domain/money.ts';

/** An amount of an API answer; invalid text counts as zero. */
export function parseMoney(text: string): Kopiykas {
  return fromDecimal(text) ?? kopiykas(0);
}
