import type { Kopiykas } from '@shop/domain/money.ts';

/**
 * '1 250 ₴', '1 250,50 ₴', joined by no-break spaces.
 * Not Intl: Node writes ₴ and Chromium writes «грн», so the text would change during hydration.
 */
export function hryvnias(amount: Kopiykas): string {
  return `${grouped(amount)}\u00a0₴`;
}

/** '1 250,00 ₴': for columns of sums. */
export function exactHryvnias(amount: Kopiykas): string {
  return `${grouped(amount, 'always')}\u00a0₴`;
}

/** '1 000 грн': the value of a gift certificate, as printed on it. */
export function hryvniasInLetters(amount: Kopiykas): string {
  return `${grouped(amount)}\u00a0грн`;
}

/** '1 250,00 USD': a sum in a currency that the shop does not accept. */
export function foreignSum(amount: Kopiykas, currency: string): string {
  return `${grouped(amount, 'always')}\u00a0${currency}`.trimEnd();
}

function grouped(amount: Kopiykas, fraction: 'always' | 'if any' = 'if any'): string {
  const sign = amount < 0 ? '−' : '';
  const whole = Math.trunc(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const thousands = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${sign}${thousands}${rest === 0 && fraction === 'if any' ? '' : `,${String(rest).padStart(2, '0')}`}`;
}
