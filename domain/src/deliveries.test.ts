import { expect, test } from 'vitest';
import { deliveryTypes, paymentMethods, paysCarrier } from './deliveries.ts';
import { deliveryPayer, usualDeliveryRules } from './delivery-rules.ts';
import { kopiykas } from './money.ts';

const rules = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' });
const goods = kopiykas(100_00);

test('who pays for each delivery with each payment method', () => {
  const payers = deliveryTypes.map((type) => [
    type,
    ...paymentMethods.map((method) => deliveryPayer(type, method, { goods, rules })),
  ]);
  expect(payers).toEqual([
    ['nova_poshta', 'shop', 'recipient', 'recipient'],
    ['nova_poshta_door', 'recipient', 'recipient', 'recipient'],
    ['courier', 'shop', 'recipient', 'recipient'],
    ['pickup', 'shop', 'recipient', 'recipient'],
  ]);
});

test('only a carrier is paid by the customer', () => {
  const paid = deliveryTypes.filter((type) =>
    paymentMethods.some((method) => paysCarrier(type, deliveryPayer(type, method, { goods, rules }))),
  );
  expect(paid).toEqual(['nova_poshta', 'nova_poshta_door']);
});
