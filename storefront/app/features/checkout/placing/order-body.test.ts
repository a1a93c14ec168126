import { usualDeliveryRules } from '@shop/domain/delivery-rules.ts';
import { expect, test } from 'vitest';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { CartItem } from '../../../goods/cart-item.ts';
import { orderSums } from '../summary/order-sums.ts';
import { orderBody } from './order-body.ts';

const item = { product_name: '', price: '500.00', discount_price: '0.00', type: 'product', isPreorder: false } as const;
const items = [
  { ...item, id: 1, qty: 2 },
  { ...item, id: 2, qty: 1, isPreorder: true, discount_price: '400.00' },
  { ...item, id: 3, qty: 1, type: 'certificate' },
] as unknown as CartItem[];
const certificates = [{ serial_number: 'DEMO-500', amount: '500.00', status: 'active' }];
const draft: CheckoutDraft = {
  step: 2,
  personal: { firstName: 'Олена', lastName: 'Ковальчук', phone: '0671234567', email: 'olena@example.com' },
  deliveryType: 'courier',
  carrier: {
    city: {
      settlement_description: 'Львів',
      settlement_regions_description: 'Львівський район',
      settlement_area_description: 'Львівська область',
      ref: 'city-ref',
      type: 'м.',
    },
    branch: { number: '12', description: '', ref: 'branch-ref', type: 'branch', can_collect_money: true },
    street: 'вул. Зелена',
    streetRef: 'street-ref',
    house: '5а',
    apartment: '',
  },
  courier: { city: '', street: 'Хрещатик', house: '1', apartment: '2' },
  pointId: undefined,
  paymentMethod: 'full',
  certificates,
};
const olena = { name: 'Олена', email: 'olena@rosa.example', message: '', sendOn: '2026-12-24' };
const gifts = [
  { variantId: 3, ...olena },
  { variantId: 1, ...olena },
];
const promo = { code: 'ROSA10', percent: 10 };
const rules = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' });
const sums = orderSums({ items, promoPercent: 10, zone: rules.zones[0], certificates });

test('a courier order says all that was shown', () => {
  expect(
    orderBody({ draft, deliveryType: 'courier', paymentMethod: 'cash', items, gifts, promo, sums, rules }),
  ).toEqual({
    personal_info: { firstName: 'Олена', lastName: 'Ковальчук', phone: '+380671234567', email: 'olena@example.com' },
    delivery_type: 'courier',
    delivery_info: { courierCity: 'Київ', courierStreet: 'Хрещатик', courierHouse: '1', courierApartment: '2' },
    payment_method: 'cash',
    cart_items: [
      { variantId: 1, qty: 2, type: 'product' },
      { variantId: 2, qty: 1, type: 'product', preorder: true },
      { variantId: 3, qty: 1, type: 'certificate', recipient: olena },
    ],
    delivery_cost: '150.00',
    // 1900 goods, 140 off the products among them, 150 for the courier, 500 from the certificate
    total_price: '1410.00',
    promo_code: 'ROSA10',
    promo_code_discount: 10,
    certificates,
    certificate_discount: '500.00',
  });
});

test('an order by carrier names city and branch, with what the carrier calls them', () => {
  const body = orderBody({
    draft,
    deliveryType: 'nova_poshta',
    paymentMethod: 'full',
    items,
    gifts,
    promo: undefined,
    sums,
    rules,
  });
  expect(body).toMatchObject({
    delivery_type: 'nova_poshta',
    delivery_info: {
      city: 'Львів, Львівський район, Львівська область',
      branch: '12',
      city_ref: 'city-ref',
      branch_ref: 'branch-ref',
    },
    promo_code: null,
    promo_code_discount: 0,
  });
});

test('an order to the door names the street; an apartment is not needed', () => {
  const order = { draft, paymentMethod: 'full', items, gifts, promo, sums, rules } as const;
  expect(orderBody({ ...order, deliveryType: 'nova_poshta_door' })).toMatchObject({
    delivery_type: 'nova_poshta_door',
    delivery_info: {
      city: 'Львів, Львівський район, Львівська область',
      city_ref: 'city-ref',
      street: 'вул. Зелена',
      street_ref: 'street-ref',
      house: '5а',
      apartment: '',
    },
  });
});

test('who comes for the order gives no address', () => {
  const body = orderBody({ draft, deliveryType: 'pickup', paymentMethod: 'full', items, gifts, promo, sums, rules });
  expect(body.delivery_info).toEqual({});
});
