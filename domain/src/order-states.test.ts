import { expect, test } from 'vitest';
import { canMoveOrder, nextOrderStates, type OrderState } from './order-states.ts';

test.each<[OrderState, OrderState[], OrderState[]]>([
  ['new', ['confirmed', 'cancelled'], ['confirmed', 'cancelled']],
  ['confirmed', ['packed', 'cancelled'], ['packed', 'cancelled']],
  ['packed', ['shipped', 'cancelled'], ['completed', 'cancelled']],
  ['shipped', ['completed', 'returned'], ['completed', 'returned']],
  ['completed', ['returned'], ['returned']],
  ['cancelled', [], []],
  ['returned', [], []],
])('from %s a shipped order goes to %j and a pickup order to %j', (state, byCarrier, fetched) => {
  expect(nextOrderStates(state, 'nova_poshta')).toEqual(byCarrier);
  expect(nextOrderStates(state, 'courier')).toEqual(byCarrier);
  expect(nextOrderStates(state, 'pickup')).toEqual(fetched);
});

test('no state is skipped', () => {
  expect(canMoveOrder('new', 'shipped', 'nova_poshta')).toBe(false);
  expect(canMoveOrder('packed', 'shipped', 'nova_poshta')).toBe(true);
});
