import { expect, test } from 'vitest';
import { deliveries, type PaymentMethod } from './deliveries.ts';
import { type DeliveryRules, usualDeliveryRules } from './delivery-rules.ts';
import { kopiykas } from './money.ts';
import { dueOnline, isPaid, type OrderToPay, type PaymentObstacle, paymentObstacle } from './payment-methods.ts';

test.each([
  ['nova_poshta', ['full', 'prepayment']],
  ['courier', ['full', 'cash']],
  ['pickup', ['full', 'cash']],
] as const)('what goes by %s is paid by %j', (delivery, methods) => {
  expect(deliveries[delivery].paymentMethods).toEqual(methods);
});

const rules = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' });
const withPayment = (method: PaymentMethod, change: Partial<DeliveryRules['payments']['cash']>) => ({
  ...rules,
  payments: { ...rules.payments, [method]: { ...rules.payments[method], ...change } },
});
const from500 = withPayment('full', { least: kopiykas(500_00) });
const upTo500 = withPayment('cash', { largest: kopiykas(500_00) });

const parcel: OrderToPay = {
  deliveryType: 'nova_poshta',
  hasCertificate: false,
  total: kopiykas(540_00),
  rules,
  canCollectMoney: true,
};
const byCourier: OrderToPay = { ...parcel, deliveryType: 'courier' };

test.each<[string, PaymentMethod, OrderToPay, PaymentObstacle | undefined]>([
  ['a parcel in full', 'full', parcel, undefined],
  ['a parcel by prepayment', 'prepayment', parcel, undefined],
  ['a parcel in cash', 'cash', parcel, 'delivery'],
  ['a courier in cash', 'cash', byCourier, undefined],
  ['a courier by prepayment', 'prepayment', byCourier, 'delivery'],
  ['a certificate by prepayment', 'prepayment', { ...parcel, hasCertificate: true }, 'certificate'],
  ['a certificate in full', 'full', { ...parcel, hasCertificate: true }, undefined],
  ['a certificate in cash', 'cash', { ...byCourier, hasCertificate: true }, undefined],
  ['a method that is switched off', 'full', { ...parcel, rules: withPayment('full', { isOn: false }) }, 'off'],
  ['a total below the least', 'full', { ...parcel, rules: from500, total: kopiykas(499_99) }, 'least'],
  ['a total at the least', 'full', { ...parcel, rules: from500, total: kopiykas(500_00) }, undefined],
  ['a total that certificates cover', 'full', { ...parcel, rules: from500, total: kopiykas(0) }, undefined],
  ['a total at the largest', 'cash', { ...byCourier, rules: upTo500, total: kopiykas(500_00) }, undefined],
  ['a total above the largest', 'cash', { ...byCourier, rules: upTo500, total: kopiykas(500_01) }, 'largest'],
  ['a locker without a till by prepayment', 'prepayment', { ...parcel, canCollectMoney: false }, 'place'],
  ['a locker without a till in full', 'full', { ...parcel, canCollectMoney: false }, undefined],
  [
    'a locker without a till by a prepayment that is all',
    'prepayment',
    { ...parcel, canCollectMoney: false, total: kopiykas(200_00) },
    undefined,
  ],
  [
    'a locker without a till by a prepayment one kopiyka short',
    'prepayment',
    { ...parcel, canCollectMoney: false, total: kopiykas(200_01) },
    'place',
  ],
])('%s', (_, method, order, obstacle) => {
  expect(paymentObstacle(method, order)).toBe(obstacle);
});

test.each<[PaymentMethod, number, number]>([
  ['full', 1250_00, 1250_00],
  ['full', 0, 0],
  ['prepayment', 1250_00, 200_00],
  ['prepayment', 199_99, 199_99],
  ['prepayment', 0, 0],
  ['cash', 1250_00, 0],
])('%s of %d is %d now', (method, total, due) => {
  expect(dueOnline(method, { total: kopiykas(total), prepayment: rules.prepayment })).toBe(due);
});

test.each<[string, number, number, number]>([
  ['rounds half a kopiyka up', 30, 101_25, 30_38],
  ['rounds less than half down', 30, 101_24, 30_37],
  ['is never less than a hryvnia', 1, 50_00, 1_00],
  ['is never more than the total', 1, 60, 60],
  ['may be all of it', 100, 1250_00, 1250_00],
  ['of nothing is nothing', 50, 0, 0],
])('a prepayment in percent %s', (_what, percent, total, due) => {
  expect(dueOnline('prepayment', { total: kopiykas(total), prepayment: { amount: kopiykas(200_00), percent } })).toBe(
    due,
  );
});

test.each([
  { sentence: 'a card order without money', dueOnline: 500_00, total: 500_00, received: 0, paid: false },
  { sentence: 'a card order one kopiyka short', dueOnline: 500_00, total: 500_00, received: 499_99, paid: false },
  { sentence: 'a card order with its money', dueOnline: 500_00, total: 500_00, received: 500_00, paid: true },
  { sentence: 'a prepaid order', dueOnline: 200_00, total: 900_00, received: 200_00, paid: true },
  {
    sentence: 'an order that got a part back',
    dueOnline: 500_00,
    total: 500_00,
    received: 500_00,
    refunded: 499_99,
    paid: true,
  },
  {
    sentence: 'an order that got everything back',
    dueOnline: 500_00,
    total: 500_00,
    received: 500_00,
    refunded: 500_00,
    paid: false,
  },
  { sentence: 'an order that certificates cover', dueOnline: 0, total: 0, received: 0, paid: true },
  { sentence: 'a cash order before the courier comes', dueOnline: 0, total: 900_00, received: 0, paid: false },
])('$sentence is paid: $paid', ({ paid, ...order }) => {
  expect(isPaid({ refunded: 0, ...order })).toBe(paid);
});
