import { usualDeliveryRules } from '@shop/domain/delivery-rules.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import type { CarrierAddress } from '../../../browser-storage/checkout-draft.ts';
import { withinCity } from '../delivery/within-city.ts';
import { orderToPay, possibleMethod } from './payment-choice.ts';

const total = kopiykas(540_00);
const rules = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' });
const items = [{ type: 'product' }] as const;
const locker = { branch: { can_collect_money: false } } as CarrierAddress;
const parcel = {
  deliveryType: 'nova_poshta',
  hasCertificate: false,
  total,
  rules,
  canCollectMoney: true,
} as const;

test.each([
  ['a branch that is not chosen yet', withinCity(undefined), 'nova_poshta', true],
  ['a locker without a till', locker, 'nova_poshta', false],
  ['a locker from before, now brought by courier', locker, 'courier', true],
  ['a locker from before, now brought to the door', locker, 'nova_poshta_door', true],
] as const)('%s', (_, carrier, deliveryType, canCollectMoney) => {
  expect(orderToPay({ draft: { carrier }, deliveryType, items, total, rules })).toEqual({
    deliveryType,
    hasCertificate: false,
    total,
    rules,
    canCollectMoney,
  });
});

test('a certificate among the goods is seen', () => {
  const bought = [...items, { type: 'certificate' }] as const;
  const order = orderToPay({
    draft: { carrier: withinCity(undefined) },
    deliveryType: 'pickup',
    items: bought,
    total,
    rules,
  });
  expect(order.hasCertificate).toBe(true);
});

test.each([
  ['prepayment', parcel, 'prepayment'],
  ['prepayment', { ...parcel, canCollectMoney: false }, 'full'],
  ['prepayment', { ...parcel, canCollectMoney: false, total: kopiykas(150_00) }, 'prepayment'],
  ['cash', parcel, 'full'],
] as const)('%s of %j is %s', (chosen, order, method) => {
  expect(possibleMethod(chosen, order)).toBe(method);
});
