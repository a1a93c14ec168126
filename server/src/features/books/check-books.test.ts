import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard, sendWebhook } from '../../../tests/card-orders.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import {
  addCertificate,
  byCarrier,
  createOrder,
  offerTestCertificate,
  pickupOrder,
  type TestShop,
} from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';
import { checkBooks } from './check-books.ts';

/** One order of two pieces with a promo code and a certificate. */
async function openShopWithAnOrder() {
  const shop = await openTestShop();
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'ROSA10', percent: 10, note: '' }));
  await addCertificate(shop, 'GIFT', 100_00);
  const order = { ...byCarrier, promo_code: 'ROSA10', certificates: [{ serial_number: 'GIFT' }] };
  const items = [{ variantId: 1, qty: 2 }];
  const reply = await shop.post(createOrder, pickupOrder(items, '80.00', order), { 'idempotency-key': 'k' });
  expect(reply.statusCode).toBe(201);
  return shop;
}

async function doDamage(shop: TestShop, damage: string) {
  await shop.shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(damage));
  });
}

const unnotified = {
  rule: 'an order with an e-mail has told its customer that it was placed',
  subject: 'order 1',
  expected: 1,
  found: 0,
};

test('the books of a healthy shop add up', async () => {
  await using shop = await openShopWithAnOrder();
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test.each([
  [
    'a stock changed past the ledger',
    'update variants set stock = stock + 1',
    [{ rule: 'the stock is the sum of its movements', subject: 'CREAM-50', expected: 3, found: 4 }],
  ],
  [
    'a sale without a movement',
    'delete from stock_movements where order_line_id is not null; update variants set stock = 5',
    [{ subject: 'line 1', expected: 2, found: 0 }],
  ],
  [
    'a line that is gone',
    'delete from order_lines',
    [
      { rule: 'the goods of an order are the sum of its lines', subject: 'order 1', expected: 0, found: 20000 },
      {
        rule: 'the products of an order are the sum of its product lines',
        subject: 'order 1',
        expected: 0,
        found: 20000,
      },
      { rule: 'an order has its lines and the beginning of its history', expected: 2, found: 1 },
    ],
  ],
  [
    'a discount on what is no product',
    'update orders set products = 19999',
    [{ rule: 'the products of an order are the sum of its product lines', expected: 20000, found: 19999 }],
  ],
  [
    'a certificate that gave nothing',
    'delete from order_certificates',
    [{ subject: 'order 1', expected: 0, found: 10000 }],
  ],
  [
    'a balance changed past the ledger',
    'update certificates set balance = 5000',
    [{ subject: 'certificate 1', expected: 0, found: 5000 }],
  ],
  [
    'money that left no certificate',
    "delete from certificate_movements where kind = 'redeemed'; update certificates set balance = 10000",
    [{ subject: 'order 1, certificate 1', expected: 10000, found: 0 }],
  ],
  [
    'a use that was not counted',
    'update promo_codes set times_used = 0',
    [{ subject: 'ROSA10', expected: 1, found: 0 }],
  ],
  [
    'a discount without a use',
    'delete from promo_code_uses; update promo_codes set times_used = 0',
    [{ subject: 'order 1', expected: 1, found: 0 }],
  ],
  ['an order nobody was told of', 'delete from letters', [unnotified]],
  ['an order whose letter failed', "update letters set state = 'failed'", [unnotified]],
  ['an order whose letter was taken back for nothing', "update letters set state = 'withdrawn'", [unnotified]],
  [
    'an order whose letter was joined with one that does not tell of it',
    `update letters set state = 'withdrawn';
      insert into letters (event, kind, recipient, data) values ('order-paid:1', 'order-paid', 'a@rosa.example', '{}')`,
    [unnotified],
  ],
  [
    'an order whose letter was joined with one that failed',
    `update letters set state = 'withdrawn'; insert into letters (event, kind, recipient, data, state)
      values ('order-cancelled:1:0', 'order-cancelled', 'a@rosa.example', '{}', 'failed')`,
    [unnotified],
  ],
  [
    'an order whose letter was joined with one of another order',
    `update letters set state = 'withdrawn'; insert into letters (event, kind, recipient, data) values
      ('order-cancelled:11:0', 'order-cancelled', 'a@rosa.example', '{}'), ('order-paid:11', 'order-paid', '', '{}')`,
    [unnotified],
  ],
  ['an order without a history', 'delete from order_events', [{ subject: 'order 1', expected: 2, found: 1 }]],
  [
    'an order that cannot be paid',
    'delete from payments',
    [
      { rule: 'an order that waits for money has an attempt to pay it' },
      { rule: 'an order that is held has a payment to be asked about' },
    ],
  ],
  [
    'money that nobody paid',
    'update orders set received = 5000, held_until = null',
    [
      {
        rule: 'what an order has received is the payment that counts for it and what came by hand',
        expected: 0,
        found: 5000,
      },
    ],
  ],
  [
    'money that nobody counted',
    "update payments set state = 'approved', is_counted = true",
    [{ subject: 'order 1', expected: 8000, found: 0 }],
  ],
  [
    'money that went back unnoticed',
    `update orders set received = 8000, held_until = null;
      update payments set state = 'approved', is_counted = true, refunded = 3000, next_ask_at = null`,
    [{ subject: 'order 1', expected: 3000, found: 0 }],
  ],
  [
    'a refund of which nobody will hear',
    `update payments set state = 'declined', next_ask_at = null; update orders set held_until = null;
      insert into refunds (order_id, payment_id, amount, reason) values (1, 1, 100, '')`,
    [{ rule: 'a refund that is not decided has a payment to be asked about', subject: 'refund 1' }],
  ],
  [
    'a certificate that nobody bought',
    `insert into certificates (serial_number, amount, balance, valid_until, order_line_id, ordinal)
      values ('FREE', 100, 0, '2099-12-31', 1, 1)`,
    [{ subject: 'order 1', expected: 0, found: 1 }],
  ],
  [
    'a paid order that is held still',
    "update orders set received = 8000; update payments set state = 'approved', is_counted = true",
    [{ rule: 'an order that is held waits for its money', expected: 0, found: 8000 }],
  ],
  [
    'a hold that nobody ends',
    "update payments set state = 'declined', next_ask_at = null",
    [{ rule: 'an order that is held has a payment to be asked about', subject: 'order 1' }],
  ],
  [
    'a refund of which nobody asks how much it was',
    "update orders set held_until = null; update payments set state = 'refunded', next_ask_at = null",
    [{ subject: 'payment 1', expected: 1, found: 0 }],
  ],
  [
    'a cancelled order that has kept everything',
    "update orders set state = 'cancelled'",
    [
      { subject: 'line 1', expected: 0, found: 2 },
      { rule: 'an order that is held waits for its money' },
      { subject: 'order 1, certificate 1', expected: 0, found: 10000 },
      { rule: 'a cancelled order has given back its use of a promo code' },
    ],
  ],
  [
    'a piece that was refunded without a refund',
    'update order_lines set refunded_quantity = 1',
    [{ rule: 'a line was refunded as often as its refunds say', subject: 'line 1', expected: 0, found: 1 }],
  ],
  [
    'a certificate that can be spent though its money goes back',
    `insert into refunds (order_id, amount, reason, state) values (1, 1, '', 'done');
      update certificates set state = 'blocked', blocked_for = 'refund', refund_id = 1`,
    [{ rule: 'a certificate whose money goes back is whole and blocked', expected: 10000, found: 0 }],
  ],
  ['a key that leads nowhere', 'update idempotency_keys set order_id = null', [{ subject: 'k' }]],
])('%s is found', async (_what, damage, discrepancies) => {
  await using shop = await openShopWithAnOrder();
  await doDamage(shop, damage);
  expect(await checkBooks(shop.shop.db)).toMatchObject(discrepancies);
});

/** No letter can be sent for an order without an e-mail, or after its customer was erased. */
test.each([
  ['was taken by phone', "delete from letters; update orders set email = ''"],
  ['has told of itself by a letter that was sent', "update letters set state = 'sent', sent_at = now()"],
  [
    'was paid before its letter left',
    `update letters set state = 'withdrawn'; insert into letters (event, kind, recipient, data)
      values ('order-paid:1', 'order-paid', 'a@rosa.example', '{"placed": {}}')`,
  ],
  [
    'was paid so, by somebody who is erased now',
    `update letters set state = 'withdrawn', recipient = '', data = '{}';
      insert into letters (event, kind, recipient, data, state, sent_at)
      values ('order-paid:1', 'order-paid', '', '{}', 'sent', now())`,
  ],
  [
    'was cancelled before its letter left',
    `update letters set state = 'withdrawn'; insert into letters (event, kind, recipient, data)
      values ('order-cancelled:1:0', 'order-cancelled', 'a@rosa.example', '{}')`,
  ],
])('an order that %s is in order', async (_how, change) => {
  await using shop = await openShopWithAnOrder();
  await doDamage(shop, change);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('the books add up after a day of the staff, whose requests have keys', async () => {
  await using shop = await openShopWithCards();
  await offerTestCertificate(shop, 500_00);
  const owner = await signedIn(shop);
  const send = async (url: string, payload: object | Buffer) => {
    const isFile = Buffer.isBuffer(payload);
    const headers = {
      ...owner.headers,
      'idempotency-key': `${url} ${(await shop.rows('idempotency_keys')).length}`,
      ...(isFile && { 'content-type': 'application/octet-stream' }),
    };
    const reply = await shop.app.inject({ method: 'POST', url: `/api/v1/admin/${url}`, headers, payload });
    expect([url, reply.statusCode]).toEqual([url, expect.toSatisfy((status) => status === 200 || status === 201)]);
    return reply.json();
  };
  const place = async (changes: object = {}) => {
    const reply = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00', changes), {
      'idempotency-key': `order ${(await shop.rows('orders')).length}`,
    });
    return reply.json().order_id;
  };

  const sold = await place();
  await send(`orders/${sold}/mark-paid/`, { amount: '500.00', way: 'cash' });
  for (const step of ['confirm', 'pack', 'complete']) await send(`orders/${sold}/${step}/`, {});
  await send(`orders/${sold}/notes/`, { text: 'Передзвонити' });
  await send(`orders/${sold}/return/`, { lines: [{ line_id: 1, quantity: 1 }], reason: 'Не підійшло' });
  const refund = { lines: [{ line_id: 1, quantity: 1 }], reason: 'Не підійшло', payment_id: null };
  await send(`orders/${sold}/refunds/`, { ...refund, request_key: randomUUID() });
  await send(`orders/${await place()}/cancel/`, { reason: 'Передумали' });
  await send('variants/1/stock/', { difference: 3, note: 'Переоблік' });
  await send('certificates/', { amount: '300.00', valid_until: '2099-12-31', reason: 'Подарунок' });
  const table = (text: string) => Buffer.from(text);
  await send('import/stock/?dry_run=false', table('Код варіанта;Залишок\r\nA-1;9\r\n'));
  await send('import/products/?dry_run=false', table('Код товару;Код варіанта;Ціна\r\nCREAM;A-1;510\r\n'));
  await shop.runQueuedJobs();
  const scopes = (await shop.rows('idempotency_keys')).map(({ scope }) => scope);
  expect(new Set(scopes)).toEqual(new Set(['orders/create', `staff ${owner.id}`]));
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a certificate that was paid and never issued is found', async () => {
  await using shop = await openShopWithCards();
  const variantId = await offerTestCertificate(shop, 500_00);
  const { id, attempt } = await orderByCard(shop, { cart_items: [{ variantId, qty: 1, type: 'certificate' }] });
  await sendWebhook(shop, attempt, 'Approved');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
  await doDamage(shop, 'delete from certificate_movements; delete from certificates');
  expect(await checkBooks(shop.shop.db)).toMatchObject([{ subject: `order ${id}`, expected: 1, found: 0 }]);
});
