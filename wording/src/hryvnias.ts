import type { Kopiykas } from '@shop/domain/money.ts';

/**
 * '1 250 ₴', '1 250,50 ₴', joined by no-break spaces.
 * Not Intl: Node writes ₴ where Chromium writes «грн», and a page would change under the customer's eyes.
 */
export function hryvnias(amount: Kopiykas): string {
  const sign = amount < 0 ? '−' : '';
  const whole = Math.trunc(Math.abs(amount) / 100);
  const rest = Math.abs(amount) % 100;
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${sign}${grouped}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}\u00a0₴`;
}
