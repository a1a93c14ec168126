import { expect, test } from 'vitest';
import { nextPaymentState, type PaymentState } from './payment-states.ts';

const states: readonly PaymentState[] = [
  'created',
  'in_processing',
  'pending',
  'waiting_auth_complete',
  'approved',
  'declined',
  'expired',
  'refund_in_processing',
  'refunded',
  'voided',
];

/** One character per reported state, in the order of the list above; x: the payment changes to it. */
test.each([
  ['created', '.xxxxxxxxx'],
  ['in_processing', '..xxxxxxxx'],
  ['pending', '...xxxxxxx'],
  ['waiting_auth_complete', '....xxxxxx'],
  ['approved', '.......xxx'],
  ['declined', '....x..xxx'],
  ['expired', '....x..xxx'],
  ['refund_in_processing', '........xx'],
  ['refunded', '..........'],
  ['voided', '..........'],
] as const)('%s is changed by %s', (state, changes) => {
  for (const [index, reported] of states.entries())
    expect(nextPaymentState(state, reported)).toBe(changes[index] === 'x' ? reported : state);
});

test('an unknown status changes nothing', () => {
  for (const state of states) expect(nextPaymentState(state, undefined)).toBe(state);
});

test('a payment never returns to an earlier state, for any order of updates', () => {
  const reachable = (from: PaymentState, seen = new Set<PaymentState>()): Set<PaymentState> => {
    for (const reported of states) {
      const next = nextPaymentState(from, reported);
      if (next === from || seen.has(next)) continue;
      seen.add(next);
      reachable(next, seen);
    }
    return seen;
  };
  for (const state of states) expect(reachable(state).has(state)).toBe(false);
});
