import { fromDecimal, type Kopiykas, toDecimal } from '@shop/domain/money.ts';

const numberForm = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** How a number may have been written when it was signed: as received, in the shortest form, or as money. */
export function possibleSpellings(written: string): string[] {
  const money = readAmount(written);
  return [...new Set([written, shortest(written), money === undefined ? written : toDecimal(money)])];
}

/** The exact amount, or undefined: nothing is rounded. */
export function readAmount(written: string): Kopiykas | undefined {
  const amount = fromDecimal(shortest(written));
  return amount === undefined || amount < 0 ? undefined : amount;
}

/** Some programs write the number 26.1 as 26.100000000000001. */
function shortest(written: string): string {
  return numberForm.test(written) && Number.isFinite(Number(written)) ? String(Number(written)) : written;
}
