import type { PaymentState } from '@shop/domain/payment-states.ts';
import { expect, test } from 'vitest';
import { payingObstacle, paymentStatus } from './payment-status.ts';

const unpaid = { state: 'new', total: 500_00, dueOnline: 500_00, received: 0, refunded: 0 };
const paid = { ...unpaid, received: 500_00 };
const attempts = (...states: PaymentState[]) => states.map((state) => ({ state, isCounted: false }));
const counted = (state: PaymentState) => ({ state, isCounted: true });

test.each([
  { sentence: 'no card yet', of: attempts('created'), status: 'Pending', obstacle: undefined },
  { sentence: 'the bank checks', of: attempts('pending'), status: 'Pending', obstacle: 'payment_in_progress' },
  {
    sentence: 'the bank works',
    of: attempts('in_processing'),
    status: 'InProcessing',
    obstacle: 'payment_in_progress',
  },
  {
    sentence: 'the bank has put the money aside',
    of: attempts('waiting_auth_complete'),
    status: 'WaitingAuthComplete',
    obstacle: 'payment_in_progress',
  },
  { sentence: 'declined', of: attempts('declined'), status: 'Declined', obstacle: undefined },
  { sentence: 'expired', of: attempts('expired'), status: 'Expired', obstacle: undefined },
  { sentence: 'the last attempt tells', of: attempts('declined', 'created'), status: 'Pending', obstacle: undefined },
  {
    sentence: 'an attempt on its way tells more than a later one',
    of: attempts('in_processing', 'declined'),
    status: 'InProcessing',
    obstacle: 'payment_in_progress',
  },
  { sentence: 'sent back before it counted', of: attempts('voided'), status: 'Voided', obstacle: undefined },
] as const)('$sentence: $status', ({ of, status, obstacle }) => {
  expect(paymentStatus(unpaid, of)).toBe(status);
  expect(payingObstacle(unpaid, of)).toBe(obstacle);
});

test.each([
  ['approved', 'Approved'],
  ['refund_in_processing', 'RefundInProcessing'],
  ['refunded', 'Refunded'],
  ['voided', 'Voided'],
] as const)('the attempt that counted tells, whatever came after it: %s', (state, status) => {
  const all = [...attempts('declined'), counted(state), ...attempts('in_processing', 'approved')];
  expect(paymentStatus(paid, all)).toBe(status);
  expect(payingObstacle(paid, all)).toBe('order_already_paid');
});

test.each([
  ['cancelled', 'order_not_payable'],
  ['returned', 'order_not_payable'],
  ['shipped', 'order_not_payable'],
  ['confirmed', undefined],
] as const)('an order that is %s', (state, obstacle) => {
  expect(payingObstacle({ ...unpaid, state }, attempts('declined'))).toBe(obstacle);
});

test('where nothing is to be paid on the site nobody waits for a card', () => {
  const cash = { ...unpaid, dueOnline: 0 };
  expect([paymentStatus(cash, []), payingObstacle(cash, [])]).toEqual(['Approved', 'order_not_payable']);
  const covered = { ...unpaid, total: 0, dueOnline: 0 };
  expect([paymentStatus(covered, []), payingObstacle(covered, [])]).toEqual(['Approved', 'order_already_paid']);
});
