import { expect, test } from 'vitest';
import { deliveries, deliveryPayer, type PaymentMethod } from './deliveries.ts';
import { kopiykas } from './money.ts';
import { dueOnline, isPaid, type OrderToPay, type PaymentObstacle, paymentObstacle } from './payment-methods.ts';

test.each([
  ['nova_poshta', ['full', 'prepayment']],
  ['courier', ['full', 'cash']],
  ['pickup', ['full', 'cash']],
] as const)('what goes by %s is paid by %j', (delivery, methods) => {
  expect(deliveries[delivery].paymentMethods).toEqual(methods);
});

const parcel: OrderToPay = {
  deliveryType: 'nova_poshta',
  hasCertificate: false,
  total: kopiykas(540_00),
  prepayment: kopiykas(200_00),
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
  expect(dueOnline(method, { total: kopiykas(total), prepayment: kopiykas(200_00) })).toBe(due);
});

test.each<[PaymentMethod, string]>([
  ['full', 'shop'],
  ['prepayment', 'recipient'],
  ['cash', 'recipient'],
])('with %s the carrier is paid by the %s', (method, payer) => {
  expect(deliveryPayer('nova_poshta', method)).toBe(payer);
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
