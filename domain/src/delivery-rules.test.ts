import { expect, test } from 'vitest';
import {
  type Connected,
  type DeliveryRules,
  deliveryPayer,
  offeredDeliveries,
  offeredPayments,
  offeredRules,
  settlementKey,
  usualDeliveryRules,
  zoneOf,
} from './delivery-rules.ts';
import { kopiykas } from './money.ts';

const usual = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' });
const everybody: Connected = { cardProviders: ['wayforpay'], carriers: ['nova_poshta'] };
const off = { isOn: false, least: kopiykas(0), largest: null };

test.each<[string, Partial<DeliveryRules>, Connected, string[]]>([
  ['everything is connected', {}, everybody, ['nova_poshta', 'nova_poshta_door', 'courier', 'pickup']],
  ['no carrier is connected', {}, { ...everybody, carriers: [] }, ['courier', 'pickup']],
  [
    'no card can be paid with: nothing goes by carrier in cash',
    {},
    { ...everybody, cardProviders: [] },
    ['courier', 'pickup'],
  ],
  ['the courier has no zone', { zones: [] }, everybody, ['nova_poshta', 'nova_poshta_door', 'pickup']],
  ['there is no pickup point', { points: [] }, everybody, ['nova_poshta', 'nova_poshta_door', 'courier']],
  [
    'one is switched off',
    { isOn: { ...usual.isOn, courier: false } },
    everybody,
    ['nova_poshta', 'nova_poshta_door', 'pickup'],
  ],
  ['no payment is left', { payments: { full: off, prepayment: off, cash: off } }, everybody, []],
])('what is offered when %s', (_when, change, connected, types) => {
  expect(offeredDeliveries(offeredRules({ ...usual, ...change }, connected))).toEqual(types);
});

test('without cards the courier and pickup are paid in cash', () => {
  const rules = offeredRules(usual, { ...everybody, cardProviders: [] });
  expect([offeredPayments('courier', rules), offeredPayments('pickup', rules)]).toEqual([['cash'], ['cash']]);
});

test.each([
  ['м. Київ', 'київ'],
  [' Київ ', 'київ'],
  ['село Чайки', 'чайки'],
  ['с.Чайки', 'чайки'],
  ['смт Кам’янка-Бузька', 'камянка бузька'],
  ["Кам'янка - Бузька", 'камянка бузька'],
  ['Сміла', 'сміла'],
  ['Миколаїв', 'миколаїв'],
])('%j is the settlement %j', (written, key) => {
  expect(settlementKey(written)).toBe(key);
});

test('a settlement belongs to the zone that names it, and to none otherwise', () => {
  const zone = { price: kopiykas(100_00), freeFrom: null, days: null };
  const zones = [
    { ...zone, id: 1, settlements: ['Львів'] },
    { ...zone, id: 2, settlements: ['с. Чайки', 'Брюховичі'] },
  ];
  expect(['м. Львів', 'Чайки', 'брюховичі', 'Київ', ''].map((each) => zoneOf(each, zones)?.id)).toEqual([
    1,
    2,
    2,
    undefined,
    undefined,
  ]);
});

test.each([
  ['full', 999_99, 'recipient'],
  ['full', 1000_00, 'shop'],
  ['prepayment', 5000_00, 'recipient'],
] as const)('with %s and goods of %d the carrier is paid by the %s', (method, goods, payer) => {
  const rules = { shopPaysCarrierFrom: { full: kopiykas(1000_00), prepayment: null, cash: null } };
  expect(deliveryPayer('nova_poshta', method, { goods: kopiykas(goods), rules })).toBe(payer);
  expect(deliveryPayer('nova_poshta_door', method, { goods: kopiykas(goods), rules })).toBe('recipient');
});
