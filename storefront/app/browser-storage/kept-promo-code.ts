import { storedValue, useStoredValue } from './stored-value.ts';

export type KeptPromoCode = { code: string; percent: number };

/** The code entered at the checkout, kept for the cart. */
const promoCode = storedValue('promoCode', acceptPromoCode);

export const readPromoCode = promoCode.read;

export const useKeptPromoCode = () => useStoredValue(promoCode);

export function keepPromoCode(code: string, percent: number): void {
  promoCode.change(() => acceptPromoCode({ code, percent }));
}

export function forgetPromoCode(): void {
  promoCode.change(() => undefined);
}

function acceptPromoCode(found: unknown): KeptPromoCode | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { code, percent } = found as Record<string, unknown>;
  if (typeof code !== 'string' || code === '' || !isPercent(percent)) return undefined;
  return { code, percent };
}

function isPercent(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 100;
}
