import { expect, test } from 'vitest';
import { paymentOutcome, paymentStanding } from './payment-outcome.ts';

test.each([
  ['Approved', 'approved'],
  ['Declined', 'declined'],
  ['failed', 'declined'],
  ['Pending', 'waiting'],
  ['InProcessing', 'waiting'],
  ['WaitingAuthComplete', 'waiting'],
  ['Expired', 'unclear'],
  ['Refunded', 'unclear'],
  ['Voided', 'unclear'],
  ['RefundInProcessing', 'unclear'],
  ['approved', 'unclear'],
  ['constructor', 'unclear'],
  ['', 'unclear'],
])('after %s the page that waits is %s', (status, outcome) => {
  expect(paymentOutcome({ status })).toBe(outcome);
});

test('a request that failed and an order that nobody knows are unclear', () => {
  expect([paymentOutcome(undefined), paymentOutcome(null)]).toEqual(['unclear', 'unclear']);
});

test.each([
  [{ status: 'Approved', payed: true, can_pay: false }, 'paid'],
  [{ status: 'Declined', payed: true, can_pay: false }, 'paid'],
  [{ status: 'Declined', payed: false, can_pay: true }, 'payable'],
  [{ status: 'Expired', payed: false, can_pay: true }, 'payable'],
  [{ status: 'Pending', payed: false, can_pay: true }, 'payable'],
  [{ status: 'Pending', payed: false, can_pay: false }, 'undecided'],
  [{ status: 'InProcessing', payed: false, can_pay: false }, 'undecided'],
  [{ status: 'WaitingAuthComplete', payed: false, can_pay: false }, 'undecided'],
  [{ status: 'Approved', payed: false, can_pay: false }, 'undecided'],
  [{ status: 'Declined', payed: false, can_pay: false }, 'over'],
  [{ status: 'Expired', payed: false, can_pay: false }, 'over'],
  [{ status: 'Refunded', payed: false, can_pay: false }, 'refunded'],
  [{ status: 'RefundInProcessing', payed: false, can_pay: false }, 'refunded'],
  [{ status: 'Voided', payed: false, can_pay: false }, 'refunded'],
  [null, 'unknown'],
] as const)('%j is %s', (answer, standing) => {
  expect(paymentStanding(answer)).toBe(standing);
});
