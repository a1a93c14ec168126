import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { openShopWithCards, orderByCard } from '../card-orders.ts';
import { emulatedWayforpay } from '../emulated-wayforpay.ts';
import { signedIn } from '../staff.ts';

test('money that several managers send back at once goes back once', async () => {
  const wayforpay = emulatedWayforpay();
  await using shop = await openShopWithCards({ cardProvider: wayforpay.provider });
  wayforpay.reportsTo(shop.app);
  const { id, offer } = await orderByCard(shop);
  wayforpay.approve(offer);
  await wayforpay.deliver();
  const managers = [await signedIn(shop, 'manager'), await signedIn(shop, 'owner')];
  const replies = await Promise.all(
    [...managers, ...managers].map((manager) =>
      manager.post(`orders/${id}/refunds/`, {
        amount: '500.00',
        reason: 'Не підійшло',
        request_key: randomUUID(),
        payment_id: 1,
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'done', amount: '50000' }]);
  expect(await shop.rows('orders')).toMatchObject([{ received: '50000', refunded: '50000' }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
