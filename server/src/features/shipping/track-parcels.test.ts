import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard } from '../../../tests/card-orders.ts';
import { planNestedLoops } from '../../../tests/plan-nested-loops.ts';
import { claimParcelsToTrack } from './shipping.queries.ts';

test('no more parcels are claimed than can be asked about, whatever the plan', async () => {
  await using shop = await openShopWithCards();
  for (let order = 0; order < 3; order += 1) await orderByCard(shop);
  await shop.database.pool.query(`update orders set state = 'shipped', waybill_number = '2045000000000' || id`);
  const claimed = await shop.shop.db.transaction(async (tx) => {
    await planNestedLoops(tx);
    return await claimParcelsToTrack(tx, 1);
  });
  expect(claimed).toHaveLength(1);
});
