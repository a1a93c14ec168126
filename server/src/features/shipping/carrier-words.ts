import { carrierRefusalWording } from '@shop/wording/admin/shipping.ts';
import type { CarrierRefusal } from './carrier.ts';

/** The carrier's refusal in Ukrainian if the code is known; otherwise the carrier's own text. */
export function carrierWords({ code, words }: CarrierRefusal): string {
  const known: Record<string, string> = carrierRefusalWording;
  return known[code] ?? words;
}
