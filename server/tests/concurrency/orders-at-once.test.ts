import { isRefusal } from '@shop/contract/refusal.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { createPromoCode } from '../../src/features/promo-codes/create-promo-code.ts';
import { adjustStock } from '../../src/features/stock/adjust-stock.ts';
import { variant } from '../open-test-shop.ts';
import { addCertificate, byCarrier, personalInfo, pickupOrder } from '../orders.ts';
import { fillShelf, type RunningShops, startRunningShops, tally, times } from './running-shops.ts';

let shops: RunningShops;

beforeAll(async () => {
  shops = await startRunningShops(async (shop) => {
    const variants = ['A', 'B', 'C'].map((code) => variant(code, 100_00, { stock: 0 }));
    await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants });
  });
});
afterAll(() => shops[Symbol.asyncDispose]());

const fill = (variantId: number, stock: number) => fillShelf(shops.shop, variantId, stock);
const stocks = async () => (await shops.shop.rows('variants')).map((row) => Number(row.stock));

beforeEach(async () => {
  for (const id of [1, 2, 3]) await fill(id, 0);
});

test('25 buyers of 10 pieces: ten have one each, and nobody has two', async () => {
  await fill(1, 10);
  const answers = await shops.orderAtOnce(times(25, () => pickupOrder([{ variantId: 1, qty: 1 }], '100.00')));
  expect(tally(answers)).toEqual({ '201': 10, '409 out_of_stock': 15 });
  expect(await stocks()).toEqual([0, 0, 0]);
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('buyers of several pieces never share one', async () => {
  await fill(1, 10);
  const answers = await shops.orderAtOnce(times(12, () => pickupOrder([{ variantId: 1, qty: 3 }], '300.00')));
  expect(tally(answers)).toEqual({ '201': 3, '409 out_of_stock': 9 });
  expect(await stocks()).toEqual([1, 0, 0]);
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('carts with the same lines in opposite orders do not lock each other out', async () => {
  for (const id of [1, 2, 3]) await fill(id, 40);
  const items = [1, 2, 3].map((variantId) => ({ variantId, qty: 1 }));
  const orders = times(40, (index) => pickupOrder(index % 2 === 0 ? items : items.toReversed(), '300.00'));
  expect(tally(await shops.orderAtOnce(orders))).toEqual({ '201': 40 });
  expect(await stocks()).toEqual([0, 0, 0]);
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('one certificate and 25 buyers: its money is spent once', async () => {
  for (const id of [1, 2, 3]) await fill(id, 100);
  await addCertificate(shops.shop, 'SHARED', 1000_00);
  // Of different variants, so that only the certificate is contended.
  const order = (index: number) =>
    pickupOrder([{ variantId: (index % 3) + 1, qty: 3 }], '0.00', { certificates: [{ serial_number: 'SHARED' }] });
  // Three orders of 300; 100 is left, too little for a fourth without another payment.
  expect(tally(await shops.orderAtOnce(times(25, order)))).toEqual({ '201': 3, '409 total_changed': 22 });
  const shared = (await shops.shop.rows('certificates')).filter((row) => row.serial_number === 'SHARED');
  expect(shared).toMatchObject([{ balance: '10000' }]);
  expect((await stocks()).reduce((sum, stock) => sum + stock, 0)).toBe(300 - 3 * 3);
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('two certificates given in opposite orders do not lock each other out', async () => {
  for (const id of [1, 2, 3]) await fill(id, 100);
  await addCertificate(shops.shop, 'LEFT', 2000_00);
  await addCertificate(shops.shop, 'RIGHT', 2000_00);
  const both = [{ serial_number: 'LEFT' }, { serial_number: 'RIGHT' }];
  const orders = times(20, (index) =>
    pickupOrder([{ variantId: (index % 3) + 1, qty: 1 }], '0.00', {
      certificates: index % 2 === 0 ? both : both.toReversed(),
    }),
  );
  expect(tally(await shops.orderAtOnce(orders))).toEqual({ '201': 20 });
  const given = (await shops.shop.rows('certificates')).filter((row) => /LEFT|RIGHT/.test(String(row.serial_number)));
  expect(given).toMatchObject([{ balance: '100000' }, { balance: '100000' }]);
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('a promo code with one use left is used once', async () => {
  await fill(1, 100);
  await shops.shop.shop.db.transaction(async (tx) => {
    await createPromoCode(tx, { code: 'LAST', percent: 10, note: '' });
    await tx.execute(sql`update promo_codes set max_uses = 1 where code = 'LAST'`);
  });
  const order = pickupOrder([{ variantId: 1, qty: 1 }], '90.00', { promo_code: 'LAST' });
  const answers = await shops.orderAtOnce(times(20, () => order));
  expect(tally(answers)).toEqual({ '201': 1, '409 promo_code_rejected': 19 });
  expect(await stocks()).toEqual([99, 0, 0]);
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('a promo code with two uses per e-mail is used twice by one e-mail, and still by others', async () => {
  await fill(1, 100);
  await shops.shop.shop.db.transaction(async (tx) => {
    await createPromoCode(tx, { code: 'TWICE', percent: 10, note: '' });
    await tx.execute(sql`update promo_codes set max_uses_per_email = 2 where code = 'TWICE'`);
  });
  const other = (index: number) => {
    return { ...personalInfo, email: `other-${index}@rosa.example`, phone: `+3805000000${index}` };
  };
  const orders = times(20, (index) =>
    pickupOrder([{ variantId: 1, qty: 1 }], '90.00', {
      promo_code: 'TWICE',
      personal_info: index < 15 ? { ...personalInfo, email: 'one@rosa.example' } : other(index),
    }),
  );
  expect(tally(await shops.orderAtOnce(orders))).toEqual({ '201': 7, '409 promo_code_rejected': 13 });
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('one idempotency key sent 20 times at once is one order, and all replies contain it', async () => {
  await fill(1, 100);
  const before = (await shops.shop.rows('orders')).length;
  const order = pickupOrder([{ variantId: 1, qty: 1 }], '100.00', byCarrier);
  const answers = await shops.orderAtOnce(
    times(20, () => order),
    { 'idempotency-key': 'twenty clicks' },
  );
  expect(tally(answers)).toEqual({ '201': 20 });
  // Without the remaining seconds to pay, which change every second.
  const told = answers.map(({ body: { payment_data, ...told } }) => ({
    ...told,
    payment_data: { ...(payment_data as object), orderTimeout: 0 },
  }));
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  expect((await shops.shop.rows('orders')).length).toBe(before + 1);
  expect(await stocks()).toEqual([99, 0, 0]);
  expect(await checkBooks(shops.shop.shop.db)).toEqual([]);
});

test('orders and stock corrections at once: each piece is sold or removed, never both', async () => {
  await fill(1, 20);
  const { db } = shops.shop.shop;
  const correct = (difference: number) => db.transaction((tx) => adjustStock(tx, 1, difference, 'counted again'));
  const [answers, corrections] = await Promise.all([
    shops.orderAtOnce(times(20, () => pickupOrder([{ variantId: 1, qty: 1 }], '100.00'))),
    Promise.allSettled(times(10, () => correct(-1))),
  ]);
  const sold = tally(answers)['201'] ?? 0;
  const taken = corrections.filter(({ status }) => status === 'fulfilled').length;
  for (const correction of corrections)
    if (correction.status === 'rejected') expect(isRefusal(correction.reason)).toBe(true);
  expect(sold + taken).toBe(20);
  expect(tally(answers)).toEqual({ '201': sold, ...(sold < 20 && { '409 out_of_stock': 20 - sold }) });
  expect(await stocks()).toEqual([0, 0, 0]);
  expect(await checkBooks(db)).toEqual([]);
});
