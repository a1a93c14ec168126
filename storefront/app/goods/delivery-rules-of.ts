import type { ApiReply } from '@shop/contract/client.ts';
import { type DeliveryRules, unknownRules } from '@shop/domain/delivery-rules.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import { parseMoney } from './parse-money.ts';

type Told = Pick<
  ApiReply<'GET /api/v1/shop/settings/'>,
  'deliveries' | 'prepayment' | 'prepayment_percent' | 'dispatch'
>;

const orNull = (amount: string | null | undefined): Kopiykas | null => (amount ? parseMoney(amount) : null);

/** The offered rules as the shop's API tells them. */
export function deliveryRulesOf({ deliveries, prepayment, prepayment_percent, dispatch }: Told): DeliveryRules {
  const isOn = { ...unknownRules.isOn };
  const payments = { ...unknownRules.payments };
  const shopPaysCarrierFrom = { ...unknownRules.shopPaysCarrierFrom };
  for (const { type, is_on, payments: methods } of deliveries) {
    isOn[type] = is_on;
    for (const { method, least, largest, shop_pays_carrier_from } of methods) {
      payments[method] = { isOn: true, least: parseMoney(least), largest: orNull(largest) };
      shopPaysCarrierFrom[method] ??= orNull(shop_pays_carrier_from);
    }
  }
  return {
    isOn,
    payments,
    shopPaysCarrierFrom,
    zones: deliveries
      .flatMap(({ zones }) => zones ?? [])
      .map(({ price, free_from, ...zone }) => ({ ...zone, price: parseMoney(price), freeFrom: orNull(free_from) })),
    points: deliveries.flatMap(({ points }) => points ?? []),
    prepayment: { amount: orNull(prepayment) ?? unknownRules.prepayment.amount, percent: prepayment_percent },
    dispatch: {
      untilHour: dispatch.until_hour,
      weekdays: dispatch.weekdays as unknown as DeliveryRules['dispatch']['weekdays'],
    },
  };
}
