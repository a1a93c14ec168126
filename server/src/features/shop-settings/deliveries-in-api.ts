import type { AdminDeliveries, NewDeliveries } from '@shop/contract/admin/deliveries.ts';
import type { OfferedDelivery } from '@shop/contract/delivery-rules.ts';
import { deliveries, deliveryTypes, isByCarrier } from '@shop/domain/deliveries.ts';
import { type Connected, type DeliveryRules, deliveryPayer, offeredPayments } from '@shop/domain/delivery-rules.ts';
import { type Kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { KeptRules } from './delivery-rules.ts';

const decimalOrNull = (amount: Kopiykas | null) => (amount === null ? null : toDecimal(amount));

const shownZones = ({ zones }: DeliveryRules) =>
  zones.map(({ id, settlements, price, freeFrom, days }) => ({
    id,
    settlements: [...settlements],
    price: toDecimal(price),
    free_from: decimalOrNull(freeFrom),
    days,
  }));

const shownPoints = ({ points }: DeliveryRules) => points.map(({ id, address, hours }) => ({ id, address, hours }));

const shownDispatch = ({ dispatch }: DeliveryRules) => ({
  until_hour: dispatch.untilHour,
  weekdays: [...dispatch.weekdays],
});

/** Offered rules for customers. */
export function shownDeliveries(rules: DeliveryRules): OfferedDelivery[] {
  return deliveryTypes.map((type) => ({
    type,
    is_on: rules.isOn[type],
    ...(type === 'courier' && { zones: shownZones(rules) }),
    ...(deliveries[type].address === 'shop' && { points: shownPoints(rules) }),
    payments: offeredPayments(type, rules).map((method) => ({
      method,
      least: toDecimal(rules.payments[method].least),
      largest: decimalOrNull(rules.payments[method].largest),
      ...(isByCarrier(type) && { shop_pays_carrier_from: decimalOrNull(shopPaysFrom(type, method, rules)) }),
    })),
  }));
}

function shopPaysFrom(
  type: OfferedDelivery['type'],
  method: OfferedDelivery['payments'][number]['method'],
  rules: DeliveryRules,
): Kopiykas | null {
  const from = rules.shopPaysCarrierFrom[method];
  return from !== null && deliveryPayer(type, method, { goods: from, rules }) === 'shop' ? from : null;
}

/** All that the storefront needs to compute and to promise what the server will charge. */
export function publicRules(rules: DeliveryRules) {
  const [zone] = rules.isOn.courier ? rules.zones : [];
  const { amount, percent } = rules.prepayment;
  return {
    free_delivery_from: decimalOrNull(zone?.freeFrom ?? null),
    courier_cost: decimalOrNull(zone?.price ?? null),
    prepayment: percent === null ? toDecimal(amount) : null,
    prepayment_percent: percent,
    deliveries: shownDeliveries(rules),
    dispatch: shownDispatch(rules),
  };
}

/** The fields by which earlier versions told the rules, for the owner. Null for what their form could not say. */
export function formerFacts(rules: DeliveryRules) {
  const { free_delivery_from, courier_cost, prepayment } = publicRules(rules);
  return { free_delivery_from, courier_cost: courier_cost === '0.00' ? null : courier_cost, prepayment };
}

/** All rules for the owner, those of companies that are not connected, too. */
export function adminDeliveries(
  rules: DeliveryRules,
  { cardProviders, carriers }: Connected,
): Omit<AdminDeliveries, 'version'> {
  const payment = (method: 'full' | 'prepayment' | 'cash') => ({
    is_on: rules.payments[method].isOn,
    least: toDecimal(rules.payments[method].least),
    largest: decimalOrNull(rules.payments[method].largest),
    shop_pays_carrier_from: decimalOrNull(rules.shopPaysCarrierFrom[method]),
  });
  return {
    connected: { card_providers: [...cardProviders], carriers: [...carriers] },
    is_on: { ...rules.isOn },
    zones: shownZones(rules),
    points: shownPoints(rules),
    payments: { full: payment('full'), prepayment: payment('prepayment'), cash: payment('cash') },
    prepayment: { amount: toDecimal(rules.prepayment.amount), percent: rules.prepayment.percent },
    dispatch: shownDispatch(rules),
  };
}

/** The owner's form as rules. Zones and points without a known id are new. */
export function toRules(given: NewDeliveries, { zones, points, lastId }: KeptRules): KeptRules {
  const known = new Set([...zones, ...points].map(({ id }) => id));
  let last = lastId;
  const identify = <Each extends { id?: number | null | undefined }>({ id, ...rest }: Each) => {
    // Each known id is taken once, so that no two have the same.
    const isKept = id != null && known.delete(id);
    if (!isKept) last += 1;
    return { ...rest, id: isKept ? id : last };
  };
  const rules = {
    isOn: given.is_on,
    zones: given.zones.map(identify).map(({ free_from: freeFrom, ...zone }) => ({ ...zone, freeFrom })),
    points: given.points.map(identify),
    payments: {
      full: toPayment(given.payments.full),
      prepayment: toPayment(given.payments.prepayment),
      cash: toPayment(given.payments.cash),
    },
    prepayment: given.prepayment,
    shopPaysCarrierFrom: {
      full: given.payments.full.shop_pays_carrier_from,
      prepayment: given.payments.prepayment.shop_pays_carrier_from,
      // Nothing goes by carrier in cash.
      cash: null,
    },
    dispatch: {
      untilHour: given.dispatch.until_hour,
      weekdays: given.dispatch.weekdays as DeliveryRules['dispatch']['weekdays'],
    },
  };
  return { ...rules, lastId: last };
}

function toPayment({
  is_on: isOn,
  least,
  largest,
}: NewDeliveries['payments']['full']): DeliveryRules['payments']['full'] {
  return { isOn, least, largest };
}
