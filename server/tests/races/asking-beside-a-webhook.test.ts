import { expect, test } from 'vitest';
import { checkPay, openShopWithCards, orderByCard } from '../card-orders.ts';

test('a check during the recording of a webhook neither waits for it nor blocks it', async () => {
  await using shop = await openShopWithCards();
  const { reference, attempt } = await orderByCard(shop);
  await shop.post(`/api/v1/orders/${reference}/pay/`, {});
  await shop.database.pool.query('update payments set asked_at = null');
  shop.bank.asked.length = 0;

  // Locks as the recording of a webhook about the second attempt does, and then changes the first one, too.
  await using ending = new AsyncDisposableStack();
  const noting = ending.adopt(await shop.database.pool.connect(), async (client) => client.release(true));
  await noting.query('begin');
  await noting.query(`update payments set reason_code = 1 where reference = $1`, [`${reference}-2`]);
  const asking = checkPay(shop, reference);
  await expect.poll(() => shop.bank.asked).toEqual([attempt]);
  await noting.query('update payments set reason_code = 1 where reference = $1', [attempt]);
  await noting.query('commit');

  expect(await asking).toMatchObject({ status: 'Pending', can_pay: true });
  expect(shop.bank.asked).toEqual([attempt]);
});
