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

/** One letter a reported state, in the order of the list above: x where it becomes the state. */
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

test('a status that nobody knows changes nothing', () => {
  for (const state of states) expect(nextPaymentState(state, undefined)).toBe(state);
});

test('whatever is reported in whatever order, a payment never comes back to where it was', () => {
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
