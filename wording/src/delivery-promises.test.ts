import { type DeliveryType, deliveries, type PaymentMethod } from '@shop/domain/deliveries.ts';
import {
  type DeliveryRules,
  deliveryPayer,
  offeredDeliveries,
  offeredPayments,
  offeredRules,
  usualDeliveryRules,
  zoneOf,
} from '@shop/domain/delivery-rules.ts';
import { weekdayOf } from '@shop/domain/dispatch.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { fromDecimal, type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { orderTotal } from '@shop/domain/order-total.ts';
import { paymentObstacle } from '@shop/domain/payment-methods.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartWording } from './cart.ts';
import { usualCourierCity } from './delivery-addresses.ts';
import { deliveryPromises, promisesOfEveryPage } from './delivery-promises.ts';
import { dispatchPromise } from './dispatch-promise.ts';
import { hryvnias } from './hryvnias.ts';
import { newShopWording } from './shop.ts';

const usual = usualDeliveryRules({ city: usualCourierCity, pickupAddress: newShopWording.pickupAddress });
const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ') ?? null;

test('the usual rules are told in the usual words', () => {
  const { carrier, courier, pickup, freeCourier } = promisesOfEveryPage(usual);
  expect([carrier, courier, pickup, cartWording.untilFreeCourier('1 ₴', freeCourier!.where)].map(plain)).toEqual([
    'Нова пошта у відділення та поштомат безкоштовно за оплати карткою',
    'Кур’єр у Києві безкоштовно від 3 500 ₴',
    'Самовивіз безкоштовно: 03110, м. Київ, вул. Григорія Кочура, 16а',
    'Ще 1 ₴ до безкоштовної доставки кур’єром у Києві',
  ]);
});

const zone = (settlements: string[], price: number, freeFrom: number | null = null) => ({
  id: 1,
  settlements,
  price: kopiykas(price),
  freeFrom: freeFrom === null ? null : kopiykas(freeFrom),
  days: null,
});

test.each<[string, DeliveryRules['zones'], string | null]>([
  ['no zone', [], null],
  ['one city', [zone(['Львів'], 100_00)], 'Кур’єр у Львові за 100 ₴'],
  ['a city without a known case', [zone(['Буча'], 100_00, 900_00)], 'Кур’єр (Буча) безкоштовно від 900 ₴'],
  ['a zone for nothing', [zone(['Буча', 'Ірпінь'], 0)], 'Кур’єр (Буча, Ірпінь) безкоштовно'],
  [
    'zones with two thresholds',
    [zone(['Київ'], 100_00, 900_00), zone(['Буча', 'Ірпінь'], 200_00, 2000_00)],
    'Кур’єр (Київ, Буча та ще 1) безкоштовно від 2 000 ₴',
  ],
  [
    'zones of which one is never free',
    [zone(['Київ'], 100_00, 900_00), zone(['Буча'], 200_00)],
    'Кур’єр (Київ, Буча) не дорожче ніж за 200 ₴',
  ],
])('the courier with %s', (_what, zones, words) => {
  expect(plain(deliveryPromises.courier({ ...usual, zones }))).toBe(words);
});

test.each<[string, Partial<DeliveryRules>, string | null]>([
  [
    'from a sum',
    { shopPaysCarrierFrom: { ...usual.shopPaysCarrierFrom, full: kopiykas(800_00) } },
    'Нова пошта у відділення та поштомат безкоштовно за оплати карткою від 800 ₴',
  ],
  [
    'never',
    { shopPaysCarrierFrom: { full: null, prepayment: null, cash: null } },
    'Нова пошта у відділення та поштомат за тарифами перевізника',
  ],
  [
    'by prepayment alone',
    { shopPaysCarrierFrom: { full: null, prepayment: kopiykas(0), cash: null } },
    'Нова пошта у відділення та поштомат безкоштовно за передоплати',
  ],
  [
    'to the door alone',
    { isOn: { ...usual.isOn, nova_poshta: false } },
    'Нова пошта до дверей за тарифами перевізника',
  ],
  ['not at all', { isOn: { ...usual.isOn, nova_poshta: false, nova_poshta_door: false } }, null],
])('the shop pays the carrier %s', (_what, change, words) => {
  expect(plain(deliveryPromises.carrier({ ...usual, ...change }))).toBe(words);
});

test.each([
  ['2026-11-19T11:59:00Z', 'Замовте до 14:00, і надішлемо сьогодні'],
  ['2026-11-19T12:00:00Z', 'Надішлемо завтра'],
  ['2026-11-21T12:00:00Z', 'Надішлемо 23 листопада'],
])('at %s: %s', (now, words) => {
  const rules = { ...usual, dispatch: { ...usual.dispatch, untilHour: 14 } };
  expect(plain(dispatchPromise(promisesOfEveryPage(rules).dispatch!, new Date(now)))).toBe(words);
  const noCarrier = { ...rules, isOn: { ...usual.isOn, nova_poshta: false, nova_poshta_door: false } };
  expect(promisesOfEveryPage(noCarrier).dispatch).toBeNull();
});

// Random rules. Sums are few, so that thresholds, limits and carts often meet.
const amount = fc.constantFrom(0, 1_00, 99_99, 100_00, 500_00, 500_01, 1000_00, 3500_00, 9000_00).map(kopiykas);
const maybe = fc.option(amount, { nil: null });
const payment = fc
  .record({ isOn: fc.boolean(), least: amount, largest: maybe })
  .map((each) => (each.largest !== null && each.largest < each.least ? { ...each, largest: null } : each));
const cities = ['Київ', 'Львів', 'Буча', 'с. Чайки', 'Ірпінь'];
const zones = fc
  .array(fc.record({ price: amount, freeFrom: maybe, days: fc.constantFrom(null, 1, 3) }), { maxLength: 4 })
  .map((all) =>
    all.map((each, index) => ({
      ...each,
      id: index + 1,
      settlements: index === 3 ? cities.slice(3) : [cities[index]!],
    })),
  );
const points = fc
  .integer({ min: 0, max: 3 })
  .map((count) => Array.from({ length: count }, (_, id) => ({ id: id + 10, address: `Адреса ${id}`, hours: null })));
const weekday = fc.constantFrom(1, 2, 3, 4, 5, 6, 7);
const anyRules = fc
  .record({
    isOn: fc.record({
      nova_poshta: fc.boolean(),
      nova_poshta_door: fc.boolean(),
      courier: fc.boolean(),
      pickup: fc.boolean(),
    }),
    zones,
    points,
    payments: fc.record({ full: payment, prepayment: payment, cash: payment }),
    prepayment: fc.record({ amount: amount.filter((sum) => sum > 0), percent: fc.constantFrom(null, 1, 30, 100) }),
    shopPaysCarrierFrom: fc.record({ full: maybe, prepayment: maybe, cash: fc.constant(null) }),
    dispatch: fc.record({
      untilHour: fc.constantFrom(null, 1, 14, 23),
      weekdays: fc.uniqueArray(weekday) as fc.Arbitrary<DeliveryRules['dispatch']['weekdays']>,
    }),
  })
  .chain((rules) =>
    fc.record({ hasCards: fc.boolean(), hasCarrier: fc.boolean() }).map(({ hasCards, hasCarrier }) =>
      offeredRules(rules, {
        cardProviders: hasCards ? ['wayforpay'] : [],
        carriers: hasCarrier ? ['nova_poshta'] : [],
      }),
    ),
  );

/** The sum after a word of a sentence: 'від 3 500 ₴'. */
function sumAfter(words: string, word: string): Kopiykas | undefined {
  const found = new RegExp(`${word} ([\\d ]+(?:,\\d\\d)?) ₴`).exec(plain(words)!)?.[1];
  return found === undefined ? undefined : fromDecimal(found.replaceAll(' ', '').replace(',', '.'));
}
const charged = (goods: Kopiykas, city: string, { zones: all }: DeliveryRules) =>
  orderTotal({
    lines: [{ kind: 'product', price: goods, discountPrice: kopiykas(0), quantity: 1 }],
    promoPercent: 0,
    zone: zoneOf(city, all),
    certificateBalances: [],
  }).delivery;

test('in a thousand sets of rules each sentence promises what an order is charged', () => {
  fc.assert(
    fc.property(
      anyRules,
      amount,
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (rules, sum, now) => {
        const goods = kopiykas(sum + 1);
        courierIsTrue(rules, goods);
        carrierIsTrue(rules, goods);
        dispatchIsTrue(rules, now);
        termsAreTrue(rules);
      },
    ),
    { numRuns: 1000, seed: 26 },
  );
});

function courierIsTrue(rules: DeliveryRules, goods: Kopiykas) {
  const words = deliveryPromises.courier(rules);
  expect(words !== null).toBe(rules.isOn.courier);
  if (words === null) return expect(deliveryPromises.freeCourier(rules)).toBeNull();
  const all = rules.zones.flatMap(({ settlements }) => settlements);
  const costs = all.map((city) => charged(goods, city, rules));
  const dearest = Math.max(...costs);
  if (words.includes('безкоштовно')) {
    const from = sumAfter(words, 'від') ?? 0;
    expect(deliveryPromises.freeCourier(rules)?.from).toBe(from);
    if (goods >= from) expect(dearest).toBe(0);
    else expect(dearest).toBeGreaterThan(0);
  } else {
    expect(deliveryPromises.freeCourier(rules)).toBeNull();
    const most = sumAfter(words, 'за')!;
    expect(dearest).toBeLessThanOrEqual(most);
    if (!words.includes('не')) expect(costs).toEqual([most]);
  }
  // Each zone on the page of delivery.
  for (const each of rules.zones) {
    const told = deliveryPromises.zonePrice(each);
    const from = told.includes('безкоштовно') ? (sumAfter(told, 'від') ?? kopiykas(0)) : null;
    const cost = charged(goods, each.settlements[0]!, rules);
    if (from !== null && goods >= from) expect(cost).toBe(0);
    else expect(told.startsWith(hryvnias(cost))).toBe(true);
  }
}

const canPay = (type: DeliveryType, method: PaymentMethod, total: Kopiykas, rules: DeliveryRules) =>
  rules.isOn[type] &&
  paymentObstacle(method, { deliveryType: type, hasCertificate: false, total, rules, canCollectMoney: true }) ===
    undefined;

function carrierIsTrue(rules: DeliveryRules, goods: Kopiykas) {
  const words = deliveryPromises.carrier(rules);
  expect(words !== null).toBe(rules.isOn.nova_poshta || rules.isOn.nova_poshta_door);
  if (words === null) return;
  const isFree = (method: PaymentMethod) =>
    canPay('nova_poshta', method, goods, rules) && deliveryPayer('nova_poshta', method, { goods, rules }) === 'shop';
  if (!words.includes('безкоштовно')) return expect([isFree('full'), isFree('prepayment')]).toEqual([false, false]);
  const method = words.includes('карткою') ? 'full' : 'prepayment';
  const isPromised = goods >= (sumAfter(words, 'від') ?? 0) && goods <= (sumAfter(words, 'до') ?? Infinity);
  expect(isFree(method)).toBe(isPromised);
}

function dispatchIsTrue(rules: DeliveryRules, now: Date) {
  const { dispatch } = promisesOfEveryPage(rules);
  expect(dispatch !== null).toBe(rules.isOn.nova_poshta || rules.isOn.nova_poshta_door);
  const words = dispatch && dispatchPromise(dispatch, now);
  if (words === null) return;
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  const day = (ahead: number) =>
    weekdayOf(kyivDate(new Date(Date.parse(kyivDate(now)) + ahead * 86_400_000 + 43_200_000)));
  const leavesToday = rules.dispatch.weekdays.includes(day(0)) && hour < rules.dispatch.untilHour!;
  expect(words.includes('сьогодні')).toBe(leavesToday);
  if (words.includes('завтра')) expect(rules.dispatch.weekdays).toContain(day(1));
}

function termsAreTrue(rules: DeliveryRules) {
  expect(deliveryPromises.deliveryTerms(rules)).toHaveLength(offeredDeliveries(rules).length);
  const methods = new Set(offeredDeliveries(rules).flatMap((type) => offeredPayments(type, rules)));
  expect(deliveryPromises.paymentTerms(rules)).toHaveLength(methods.size);
  for (const type of offeredDeliveries(rules)) {
    expect(deliveryPromises.note(type, rules)).not.toBe('');
    expect(deliveries[type].paymentMethods.some((method) => methods.has(method))).toBe(true);
  }
}
