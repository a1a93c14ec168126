import type { Kopiykas } from '@shop/domain/money.ts';
import type { DeliveryType } from '@shop/domain/order-total.ts';
import { deliveryPayer, type PaymentMethod } from '@shop/domain/payment-methods.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { sumsWording } from '@shop/wording/sums.ts';

/** What the customer pays the shop for the delivery, or who else is paid. */
export function deliveryText(cost: Kopiykas, type: DeliveryType, method: PaymentMethod): string {
  if (cost > 0) return exactHryvnias(cost);
  const isPaidOnReceipt = type === 'nova_poshta' && deliveryPayer(method) === 'recipient';
  return isPaidOnReceipt ? sumsWording.byCarrierTariff : sumsWording.free;
}
