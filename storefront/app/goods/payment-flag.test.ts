import { expect, test } from 'vitest';
import { paymentFlag } from './payment-flag.ts';

const order = {
  state: 'confirmed',
  payed: true,
  is_refunded: false,
  due_online: '540.00',
  payment_method: 'full',
} as const;
const cash = { payment_method: 'cash', due_online: '0.00', payed: false } as const;

test.each([
  [{}, 'Оплачено'],
  [{ payment_method: 'prepayment', due_online: '200.00' }, 'Передоплачено'],
  [{ payed: false }, 'Не оплачено'],
  [{ payed: false, state: 'cancelled' }, undefined],
  [{ is_refunded: true, state: 'returned' }, 'Кошти повернуто'],
  [cash, 'Оплата під час отримання'],
  [{ ...cash, state: 'cancelled' }, undefined],
  [{ ...cash, payed: true, state: 'completed' }, 'Оплачено'],
  // Certificates have paid for the whole order.
  [{ due_online: '0.00' }, 'Оплачено'],
] as const)('%o is said to be %s', (facts, words) => {
  expect(paymentFlag({ ...order, ...facts })?.words).toBe(words);
});
