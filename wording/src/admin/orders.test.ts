import { expect, test } from 'vitest';
import { paymentLabel } from './orders.ts';

const payment = {
  id: 1,
  reference: 'A',
  amount: '500.00',
  is_counted: true,
  refundable: '0.00',
  card_mask: null,
  reason_code: null,
  created: '2026-11-14T21:30:00Z',
};

test.each([
  ['approved', '0.00', 'Отримано'],
  ['refunded', '120.50', 'Частину повернуто'],
  ['refunded', '499.99', 'Частину повернуто'],
  ['refunded', '500.00', 'Повернуто'],
  // The bank has not reported the amount yet.
  ['refunded', '0.00', 'Повернуто'],
  ['refund_in_processing', '120.50', 'Повертається'],
])('a card payment that is %s, of which %s went back, is called «%s»', (state, refunded, label) => {
  expect(paymentLabel({ ...payment, state, refunded })).toBe(label);
});
