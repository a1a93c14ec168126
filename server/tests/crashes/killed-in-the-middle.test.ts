import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { createPromoCode } from '../../src/features/promo-codes/create-promo-code.ts';
import { variant } from '../open-test-shop.ts';
import { addCertificate, byCarrier, createOrder, pickupOrder, type TestShop } from '../orders.ts';
import type { ShopProcess } from '../start-shop-process.ts';
import { cycles, isAnswered, killAfter, mortalShop } from './mortal-shop.ts';

const buyers = 3;

type Sent = { key: string; body: object; answer?: { id: number; order_reference: string } };

/** Orders of all kinds, which change all parts of the books. */
const someOrder = fc
  .record({
    qty: fc.integer({ min: 1, max: 3 }),
    variantIds: fc.shuffledSubarray([1, 2, 3], { minLength: 1 }),
    kind: fc.constantFrom('cash', 'card', 'promo code', 'certificates'),
  })
  .map(({ qty, variantIds, kind }) => {
    const items = variantIds.map((variantId) => ({ variantId, qty }));
    const goods = 100 * qty * items.length;
    if (kind === 'card') return pickupOrder(items, goods, byCarrier);
    if (kind === 'promo code') return pickupOrder(items, goods * 0.9, { promo_code: 'ROSA10' });
    if (kind === 'cash') return pickupOrder(items, goods);
    return pickupOrder(items, 0, { certificates: [{ serial_number: 'BIG' }, { serial_number: 'BIGGER' }] });
  });

const orders = fc.sample(someOrder, 500);

/** A buyer who orders again and again until the shop is killed. */
async function orderUntilItIsGone(shop: ShopProcess, sent: Sent[], acknowledged: () => void): Promise<void> {
  for (;;) {
    const order: Sent = { key: randomUUID(), body: orders[sent.length % orders.length]! };
    sent.push(order);
    if (!(await isAnswered(send(shop, order)))) return;
    acknowledged();
  }
}

async function send(shop: ShopProcess, order: Sent): Promise<void> {
  const response = await shop.post(createOrder, order.body, { 'idempotency-key': order.key });
  const answer = await response.json();
  if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  order.answer = answer as Sent['answer'] & object;
}

async function fill(shop: TestShop) {
  const variants = ['A', 'B', 'C'].map((code) => variant(code, 100_00, { stock: 1_000_000 }));
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants });
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'ROSA10', percent: 10, note: '' }));
  await addCertificate(shop, 'BIG', 20_000_000_00);
  await addCertificate(shop, 'BIGGER', 20_000_000_00);
}

test(`acknowledged orders survive ${cycles} kills of the process, and the books add up after each`, {
  timeout: cycles * 120_000,
}, async () => {
  const shop = await mortalShop(fill);
  const sent: Sent[] = [];
  for (const answersBeforeDeath of fc.sample(fc.integer({ min: 1, max: 40 }), cycles)) {
    const shops = await shop.start();
    // Retry orders without a reply with the same key: each is one order, whether it was committed or not.
    for (const order of sent.filter(({ answer }) => answer === undefined)) await send(shops[0]!, order);

    await killAfter(answersBeforeDeath, shops, (process, acknowledged) =>
      Array.from({ length: buyers }, () => orderUntilItIsGone(process, sent, acknowledged)),
    );

    await shop.lookInto(async ({ db, pool }) => {
      expect(await checkBooks(db)).toEqual([]);
      const { rows } = await pool.query<{ id: number; reference: string; key: string }>(
        'select o.id, o.reference, k.key from orders o join idempotency_keys k on k.order_id = o.id',
      );
      const written = new Map(rows.map(({ key, ...order }) => [key, order]));
      for (const { key, answer } of sent) {
        if (answer) expect(written.get(key)).toEqual({ id: answer.id, reference: answer.order_reference });
      }
      expect(written.size).toBeLessThanOrEqual(sent.length);
    });
  }
  expect(sent.filter(({ answer }) => answer).length).toBeGreaterThanOrEqual(cycles);
});
