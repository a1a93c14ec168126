import { carrierRefusalWording } from '@shop/wording/admin/shipping.ts';
import type { CarrierRefusal } from './carrier.ts';

/** Why the carrier said no, in Ukrainian where the shop knows the code; otherwise as the carrier says it. */
export function carrierWords({ code, words }: CarrierRefusal): string {
  const known: Record<string, string> = carrierRefusalWording;
  return known[code] ?? words;
}
