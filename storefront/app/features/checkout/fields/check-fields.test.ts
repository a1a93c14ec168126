import { usualDeliveryRules } from '@shop/domain/delivery-rules.ts';
import { expect, test } from 'vitest';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { deliveryForms } from '../delivery/delivery-forms.ts';
import { withinCity } from '../delivery/within-city.ts';
import { checkPersonal } from '../personal/check-personal.ts';
import { refusedFields } from './refused-fields.ts';

const draft = {
  carrier: withinCity(undefined),
  courier: { city: '', street: '', house: ' ', apartment: '' },
} as unknown as CheckoutDraft;
const complete = {
  carrier: { city: {}, branch: {}, street: 'вул. Зелена', house: '5а', apartment: '' },
  courier: { city: '', street: 'Хрещатик', house: '1', apartment: '2' },
} as unknown as CheckoutDraft;
const rules = usualDeliveryRules({ city: 'Київ', pickupAddress: 'вул. Зелена, 1' });
const two = {
  ...rules,
  zones: [{ ...rules.zones[0]!, settlements: ['Київ', 'Буча'] }],
  points: [...rules.points, { id: 3, address: 'вул. Нова, 2', hours: null }],
};
const personal = { firstName: 'Олена', lastName: 'Ковальчук', phone: '0671234567', email: 'olena@example.com' };

test('complete data are not wrong', () => {
  expect(checkPersonal(personal)).toEqual({});
  for (const { check } of Object.values(deliveryForms)) expect(check(complete, rules)).toEqual({});
});

test('everything that is missing is told, spaces are nothing', () => {
  expect(checkPersonal({ firstName: ' ', lastName: '', phone: '', email: '' })).toEqual({
    firstName: 'Введіть ім’я',
    lastName: 'Введіть прізвище',
    phone: 'Невірний номер телефону',
    email: 'Введіть коректний email',
  });
  expect(deliveryForms.courier.check(draft, rules)).toEqual({
    street: 'Введіть вулицю',
    house: 'Введіть номер будинку',
    apartment: 'Введіть номер квартири або офісу',
  });
  expect(deliveryForms.nova_poshta.check(draft, rules)).toEqual({
    city: 'Поле "Населений пункт" обов\'язкове',
    branch: 'Поле "Номер відділення" обов\'язкове',
  });
  expect(deliveryForms.nova_poshta_door.check(draft, rules)).toEqual({
    city: 'Поле "Населений пункт" обов\'язкове',
    street: 'Введіть вулицю',
    house: 'Введіть номер будинку',
  });
  expect(deliveryForms.pickup.check(draft, rules)).toEqual({});
});

test('where there is a choice of settlements and points, one is needed, and it is still there', () => {
  const { courier, pickup } = deliveryForms;
  const chosen = { ...complete, courier: { ...complete.courier, city: 'м. буча' }, pointId: 3 };
  expect([courier.check(complete, two), pickup.check(complete, two)]).toEqual([
    { courierCity: 'Оберіть населений пункт зі списку' },
    { point_id: 'Оберіть, де заберете замовлення' },
  ]);
  expect([courier.check(chosen, two), pickup.check(chosen, two)]).toEqual([{}, {}]);
  expect(pickup.check({ ...chosen, pointId: 9 }, two)).toHaveProperty('point_id');
  expect([courier.body(chosen, two), pickup.body(chosen, two), pickup.body(chosen, rules)]).toMatchObject([
    { delivery_info: { courierCity: 'м. буча' } },
    { delivery_info: { point_id: 3 } },
    { delivery_info: {} },
  ]);
});

test.each(['A', 'Олена2', 'evil.example/win', 'Олена <b>'])('«%s» is no name, as at registration', (name) => {
  expect(checkPersonal({ ...personal, firstName: name, lastName: name })).toEqual({
    firstName: "Введіть коректне ім'я (мінімум 2 символи, без спеціальних символів)",
    lastName: 'Введіть коректне прізвище (мінімум 2 символи, без спеціальних символів)',
  });
});

test.each(['067123456', ''])('«%s» is no phone number', (phone) => {
  expect(checkPersonal({ ...personal, phone })).toEqual({ phone: 'Невірний номер телефону' });
});

test('what the server says of a field is told at the field', () => {
  const fields = {
    personal_info: { phone: ['Невірний номер телефону', 'і ще'] },
    delivery_info: { courierStreet: ["Це поле обов'язкове"], city: [] },
    cart_items: { 0: { qty: ['Має бути не менше 1'] } },
  };
  expect(refusedFields(fields)).toEqual({
    personal: { phone: 'Невірний номер телефону' },
    delivery: { street: "Це поле обов'язкове" },
  });
});
