import { expect, test } from 'vitest';
import { dataLayerEntries } from './analytics-events.ts';

test('an event is pushed after the previous one is cleared', () => {
  const items = [{ item_id: 'RL-01-30', item_name: 'Сироватка', price: 784, quantity: 1 }];
  expect(dataLayerEntries('add_to_cart', { currency: 'UAH', value: 784, items })).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: { currency: 'UAH', value: 784, items } },
  ]);
});
