declare const kopiykasUnit: unique symbol;

/** A whole number of kopiykas; 100 kopiykas are 1 hryvnia. */
export type Kopiykas = number & { readonly [kopiykasUnit]: true };

/** The only place where a number becomes money. */
export function kopiykas(amount: number): Kopiykas {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of kopiykas`);
  return amount as Kopiykas;
}

export function sum(amounts: readonly Kopiykas[]): Kopiykas {
  return kopiykas(amounts.reduce((total, amount) => total + amount, 0));
}

export function smaller(left: Kopiykas, right: Kopiykas): Kopiykas {
  return left < right ? left : right;
}

/** Money as the API writes it: '1250.00'. */
export function toDecimal(amount: Kopiykas): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const decimalForm = /^-?\d{1,12}(\.\d{1,2})?$/;

/** Reads '1250', '1250.5' or '1250.00'; anything else, a third decimal included, is not money. */
export function fromDecimal(text: string): Kopiykas | undefined {
  if (!decimalForm.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return kopiykas(text.startsWith('-') ? -amount : amount);
}
