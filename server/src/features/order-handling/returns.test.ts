import { expect, test } from 'vitest';
import { openShopWithCards, stocks } from '../../../tests/card-orders.ts';
import { addCertificate, books, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { checkBooks } from '../books/check-books.ts';

test('goods come back in parts, each piece once, and the money of certificates with them', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await addCertificate(shop, 'GIFT', 300_00);
  const items = [
    { variantId: 1, qty: 2 },
    { variantId: 2, qty: 1 },
  ];
  const order = pickupOrder(items, '1000.00', { certificates: [{ serial_number: 'GIFT' }] });
  const { order_id: id } = (await shop.post(createOrder, order)).json();
  await owner.post(`orders/${id}/mark-paid/`, { amount: '1000.00', way: 'cash' });
  for (const verb of ['confirm', 'pack', 'complete']) await owner.post(`orders/${id}/${verb}/`);
  // `to_certificates` of an old client is ignored.
  const takeBack = (lines: object[], to_certificates?: string) =>
    owner.post(`orders/${id}/return/`, { lines, reason: 'Не підійшло', ...(to_certificates && { to_certificates }) });

  // The certificate paid 300 of 1300: 230.77 for the two pieces, 69.23 for the third.
  expect((await takeBack([{ line_id: 1, quantity: 1 }], '300.00')).json()).toMatchObject({
    state: 'completed',
    attention: ['refund_due'],
    lines: [
      { returned_quantity: 1, paid: { money: '769.23', certificates: '230.77' } },
      { returned_quantity: 0, paid: { money: '230.77', certificates: '69.23' } },
    ],
    certificates_used: [{ amount: '300.00', returned: '115.38' }],
  });
  expect(await stocks(shop)).toEqual([4, 4]);

  const before = await books(shop);
  const twice = [
    { line_id: 1, quantity: 1 },
    { line_id: 1, quantity: 1 },
  ];
  const refused = [await takeBack(twice), await takeBack([{ line_id: 99, quantity: 1 }])];
  expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [409, 'return_above_sold'],
    [409, 'return_above_sold'],
  ]);
  expect(await books(shop)).toEqual(before);

  const rest = [
    { line_id: 1, quantity: 1 },
    { line_id: 2, quantity: 1 },
  ];
  expect((await takeBack(rest)).json()).toMatchObject({ state: 'returned', actions: ['refund'] });
  expect(await stocks(shop)).toEqual([5, 5]);
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '30000' }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
