import type { AdminOrder } from '@shop/contract/admin/orders.ts';
import { expect, test } from 'vitest';
import { deliveryBody, fieldMessages, toDeliveryFields } from './delivery-fields.ts';

const destination = {
  city: 'Львів',
  branch: '5',
  city_ref: 'lviv',
  branch_ref: 'lviv-5',
  street: 'вул. Зелена',
  house: '5а',
  apartment: '',
};
const person = { first_name: 'Олена', last_name: 'Коваль', phone: '+380671234567', email: 'olena@rosa.example' };
const order = (delivery_type: AdminOrder['delivery_type']) =>
  ({ ...person, delivery_type, destination }) as unknown as AdminOrder;
const personal = ['firstName', 'lastName', 'phone', 'email'];

test.each([
  ['nova_poshta', ['city', 'branch'], { city: 'Львів', branch: '5', city_ref: 'lviv', branch_ref: 'lviv-5' }],
  [
    'nova_poshta_door',
    ['city', 'street', 'house', 'apartment'],
    { city: 'Львів', city_ref: 'lviv', street: 'вул. Зелена', house: '5а', apartment: '' },
  ],
  [
    'courier',
    ['city', 'street', 'house', 'apartment'],
    { courierCity: 'Львів', courierStreet: 'вул. Зелена', courierHouse: '5а', courierApartment: '' },
  ],
  ['pickup', [], undefined],
] as const)('%s', (type, names, info) => {
  const fields = toDeliveryFields(order(type));
  expect(Object.keys(fields)).toEqual([...personal, ...names]);
  const body = deliveryBody(order(type), fields);
  expect([body.delivery_type, 'delivery_info' in body ? body.delivery_info : undefined]).toEqual([type, info]);
});

test('another settlement has another identifier', () => {
  const changed = (type: AdminOrder['delivery_type']) =>
    deliveryBody(order(type), { ...toDeliveryFields(order(type)), city: 'Київ' });
  expect(changed('nova_poshta')).toMatchObject({ delivery_info: { city: 'Київ', branch: '5' } });
  for (const type of ['nova_poshta', 'nova_poshta_door'] as const)
    expect(changed(type)).not.toHaveProperty('delivery_info.city_ref');
});

test('what the server says is told at the field', () => {
  const errors = { personal_info: { phone: 'Невірний номер' }, delivery_info: { courierHouse: 'Введіть', city: 'Ні' } };
  expect(fieldMessages(errors)).toEqual({ phone: 'Невірний номер', house: 'Введіть', city: 'Ні' });
});
