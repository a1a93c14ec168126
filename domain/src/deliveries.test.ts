import { expect, test } from 'vitest';
import { deliveryPayer, deliveryTypes, paymentMethods, paysCarrier } from './deliveries.ts';

test('who pays for each delivery with each payment method', () => {
  const payers = deliveryTypes.map((type) => [type, ...paymentMethods.map((method) => deliveryPayer(type, method))]);
  expect(payers).toEqual([
    ['nova_poshta', 'shop', 'recipient', 'recipient'],
    ['nova_poshta_door', 'recipient', 'recipient', 'recipient'],
    ['courier', 'shop', 'recipient', 'recipient'],
    ['pickup', 'shop', 'recipient', 'recipient'],
  ]);
});

test('only a carrier is paid by the customer', () => {
  const paid = deliveryTypes.filter((type) => paymentMethods.some((method) => paysCarrier(type, method)));
  expect(paid).toEqual(['nova_poshta', 'nova_poshta_door']);
});
