import { type DeliveryPayer, type DeliveryType, paysCarrier } from '@shop/domain/deliveries.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { sumsWording } from '@shop/wording/sums.ts';

/** What the customer pays the shop for the delivery, or who else is paid. */
export function deliveryText(cost: Kopiykas, type: DeliveryType, payer: DeliveryPayer): string {
  if (cost > 0) return exactHryvnias(cost);
  return paysCarrier(type, payer) ? sumsWording.byCarrierTariff : sumsWording.free;
}
