import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard } from '../../../../tests/card-orders.ts';
import { planNestedLoops } from '../../../../tests/plan-nested-loops.ts';
import { claimAttemptsDue } from '../payments.queries.ts';

test('no more attempts are claimed than can be asked about, whatever the plan', async () => {
  await using shop = await openShopWithCards();
  for (let order = 0; order < 3; order += 1) await orderByCard(shop);
  await shop.database.pool.query('update payments set next_ask_at = now()');
  const claimed = await shop.shop.db.transaction(async (tx) => {
    await planNestedLoops(tx);
    return await claimAttemptsDue(tx, 1);
  });
  expect(claimed).toHaveLength(1);
});
