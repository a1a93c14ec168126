import { expect, test } from 'vitest';
import { mailedLink, newCustomer, orderAs, register } from '../../../tests/accounts.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { books, byCarrier, createOrder, personalInfo, pickupOrder, type TestShop } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { changeCatalogue } from '../catalogue-cache/change-catalogue.ts';
import { releaseUnconfirmed } from '../checkout/release-unconfirmed.ts';
import { deleteExpired } from '../customers/erasing/delete-expired.ts';
import { readPublicSettings, savePublicSettings } from '../shop-settings/public-settings.ts';
import { saveReservationLimits } from '../shop-settings/reservation-limits.ts';

/** Variant 1 costs 500 ₴, variant 2 costs 1 000 ₴; a thousand of each in stock. The shop has a phone number. */
async function openLargeShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop({ trustProxy: ['127.0.0.1'], ...options });
  const variants = [variant('A-1', 500_00, { stock: 1_000 }), variant('A-2', 1_000_00, { stock: 1_000 })];
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем', variants });
  const settings = await readPublicSettings(shop.shop.db);
  await changeCatalogue(shop.shop, (tx) => savePublicSettings(tx, { ...settings, phone: '+380441234567' }));
  return shop;
}

type Placing = { from?: string; email?: string; phone?: string; qty?: number; variantId?: number; byCard?: boolean };

function place(shop: TestShop, placing: Placing = {}, headers: Record<string, string> = {}) {
  const { from = '203.0.113.1', qty = 1, variantId = 1, byCard = false, ...person } = placing;
  const total = `${(variantId === 1 ? 500 : 1_000) * qty}.00`;
  const body = pickupOrder([{ variantId, qty }], total, {
    ...(byCard && byCarrier),
    personal_info: { ...personalInfo, ...person },
  });
  return shop.post(createOrder, body, { 'x-forwarded-for': from, ...headers });
}

const person = (number: number) => ({
  email: `buyer${number}@rosa.example`,
  phone: `+38067${String(number).padStart(7, '0')}`,
});

async function placeMany(shop: TestShop, placings: readonly Placing[]): Promise<void> {
  for (const placing of placings) expect((await place(shop, placing)).statusCode).toBe(201);
}

async function expectTooMany(shop: TestShop, placing: Placing): Promise<void> {
  const before = await books(shop);
  const reply = await place(shop, placing);
  const detail =
    'Попередні ваші замовлення або замовлення з вашої мережі ще не оплачено й не підтверджено, тому ще одне на сайті поки не приймаємо. Зателефонуйте нам, і ми допоможемо: +38\u00a0044-123-45-67.';
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    {
      code: 'too_many_open_orders',
      detail,
      error: detail,
      phone: '+380441234567',
      request_id: reply.headers['x-request-id'],
    },
  ]);
  expect(await books(shop)).toEqual(before);
}

test('a line of a hundred pieces is refused with words that ask to call, and one of 99 is not', async () => {
  await using shop = await openLargeShop();
  const before = await books(shop);
  const body = (qty: number) => pickupOrder([{ variantId: 1, qty }], `${500 * qty}.00`, byCarrier);
  const reply = await shop.post(createOrder, body(100));
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    {
      code: 'too_many_of_a_line',
      detail:
        'Забагато штук одного товару в одному замовленні. На сайті можна замовити до\u00a099\u00a0штук одного товару, сертифікатів одного номіналу — до 20. Зателефонуйте нам, якщо потрібно більше: +38\u00a0044-123-45-67.',
      largest_line: 99,
      phone: '+380441234567',
      lines: [{ variantId: 1, qty: 100, stock: 1_000 }],
    },
  ]);
  // Split in two entries it is still one line.
  const split = { ...body(100), cart_items: [50, 50].map((qty) => ({ variantId: 1, qty })) };
  expect((await shop.post(createOrder, split)).json()).toMatchObject({ code: 'too_many_of_a_line' });
  expect(await books(shop)).toEqual(before);
  expect((await shop.post(createOrder, body(99))).statusCode).toBe(201);
});

test('goods above 100 000 ₴ are refused before discounts are looked at, and exactly so much is not', async () => {
  await using shop = await openLargeShop();
  const cart = (qty: number) => [
    { variantId: 2, qty },
    { variantId: 1, qty: 98 },
  ];
  const before = await books(shop);
  const reply = await shop.post(createOrder, pickupOrder(cart(52), '101000.00', byCarrier));
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    {
      code: 'order_too_large',
      detail:
        'Це завелике замовлення, щоб оформити його на сайті. На сайті можна замовити товарів до\u00a0100\u00a0000\u00a0₴. Зателефонуйте нам, і ми приймемо його: +38\u00a0044-123-45-67.',
      largest_order: '100000.00',
      phone: '+380441234567',
    },
  ]);
  expect(await books(shop)).toEqual(before);
  expect((await shop.post(createOrder, pickupOrder(cart(51), '100000.00', byCarrier))).statusCode).toBe(201);
});

test('the ceilings of a line and an order stand without rate limits, and the counts do not', async () => {
  await using shop = await openLargeShop({ hasRateLimits: false });
  await placeMany(
    shop,
    Array.from({ length: 12 }, () => ({ qty: 1 })),
  );
  expect((await place(shop, { qty: 100, byCard: true })).json()).toMatchObject({ code: 'too_many_of_a_line' });
  await shop.shop.db.transaction((tx) => saveReservationLimits(tx, { largestOrder: 400_00 as never }));
  expect((await place(shop)).json()).toMatchObject({ code: 'order_too_large', largest_order: '400.00' });
});

test('five open orders of an e-mail from one network are enough, card and cash alike; ten from everywhere', async () => {
  await using shop = await openLargeShop();
  const again = (number: number, from: string) => ({ ...person(number), email: 'olena@rosa.example', from });
  await placeMany(
    shop,
    [1, 2, 3, 4, 5].map((number) => ({ ...again(number, '203.0.113.1'), byCard: number % 2 === 0 })),
  );
  await expectTooMany(shop, again(6, '203.0.113.1'));
  await placeMany(
    shop,
    [7, 8, 9, 10, 11].map((number) => again(number, `198.51.100.${number}`)),
  );
  await expectTooMany(shop, again(12, '198.51.100.200'));
});

test('five open orders of a phone from one network are enough, however it is written', async () => {
  await using shop = await openLargeShop();
  const again = (number: number, phone: string) => ({ email: `buyer${number}@rosa.example`, phone });
  await placeMany(
    shop,
    ['+380671234567', '+38 067 123 45 67', '+38(067)1234567', '+38067-123-45-67', '+380671234567'].map((phone, index) =>
      again(index, phone),
    ),
  );
  await expectTooMany(shop, again(9, '+38 (067) 123-45-67'));
});

test('a network has thirty open orders, whoever places them, and an IPv6 home is one network', async () => {
  await using shop = await openLargeShop();
  const from = (number: number) => `2001:db8:1:2::${number.toString(16)}`;
  await placeMany(
    shop,
    Array.from({ length: 30 }, (_, number) => ({ ...person(number), from: from(number) })),
  );
  await expectTooMany(shop, { ...person(99), from: from(99) });
  expect((await place(shop, { ...person(99), from: '2001:db8:1:3::1' })).statusCode).toBe(201);
});

test('goods of 200 000 ₴ may be reserved from one network', async () => {
  await using shop = await openLargeShop();
  await placeMany(
    shop,
    [1, 2].map((number) => ({ ...person(number), variantId: 2, qty: 99, byCard: true })),
  );
  await placeMany(shop, [{ ...person(3), variantId: 2, qty: 2, byCard: true }]);
  await expectTooMany(shop, person(4));
});

test('orders that are paid, confirmed or cancelled are counted no longer', async () => {
  await using shop = await openLargeShop();
  const owner = await signedIn(shop);
  await placeMany(
    shop,
    Array.from({ length: 5 }, () => ({})),
  );
  await expectTooMany(shop, {});
  for (const [id, step, body] of [
    [1, 'confirm', {}],
    [2, 'mark-paid', { amount: '500.00', way: 'cash', note: '' }],
    [3, 'cancel', { reason: 'Передумали' }],
  ] as const) {
    const reply = await owner.post(`orders/${id}/${step}/`, body);
    expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
    expect((await place(shop)).statusCode).toBe(201);
    await expectTooMany(shop, {});
  }
});

test('a signed-in customer with a proved address counts alone: strangers use up nothing of it, nor it of theirs', async () => {
  await using shop = await openLargeShop();
  const customer = await register(shop);
  // The address is not proved yet: the order counts for e-mail, phone and network, like a guest's.
  expect((await place(shop, {}, customer.headers)).statusCode).toBe(201);
  await placeMany(
    shop,
    Array.from({ length: 4 }, () => ({})),
  );
  expect((await place(shop, {}, customer.headers)).statusCode).toBe(409);

  await shop.post('/api/v1/users/activation/', await mailedLink(shop, 'activation'));
  for (let number = 1; number <= 5; number += 1) expect((await place(shop, {}, customer.headers)).statusCode).toBe(201);
  expect((await place(shop, {}, customer.headers)).json()).toMatchObject({ code: 'too_many_open_orders' });
  const rows = (await shop.rows('orders')) as { customer_id: number; counts_for_account: boolean }[];
  // Proving the address gave the customer their guest orders, but those still count as guest orders.
  expect(rows.map(({ counts_for_account }) => counts_for_account)).toEqual([
    ...Array(5).fill(false),
    ...Array(5).fill(true),
  ]);
  await expectTooMany(shop, {});
  expect((await place(shop, { email: 'other@rosa.example', phone: '+380501112233' })).statusCode).toBe(201);
});

test('of many orders sent at once by one person five are placed, and all are answered', async () => {
  await using shop = await openLargeShop();
  const replies = await Promise.all(Array.from({ length: 12 }, () => place(shop)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array(5).fill(201),
    ...Array(7).fill(409),
  ]);
  expect(await shop.rows('orders')).toHaveLength(5);
});

test('people who share e-mails, phones and a network in every order do not lock each other out', async () => {
  await using shop = await openLargeShop();
  const placings = Array.from({ length: 12 }, (_, number) => ({
    email: person(number % 3).email,
    phone: person(number % 4).phone,
    from: `203.0.113.${number % 2}`,
  }));
  const replies = await Promise.all(placings.map((placing) => place(shop, placing)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
});

test('the same order sent again with its key is the same order, also when no other could be placed', async () => {
  await using shop = await openLargeShop();
  const key = { 'idempotency-key': 'a'.repeat(32) };
  const first = await place(shop, {}, key);
  await placeMany(
    shop,
    Array.from({ length: 4 }, () => ({})),
  );
  await expectTooMany(shop, {});
  expect((await place(shop, {}, key)).json()).toEqual(first.json());
});

test('of the network a keyed hash is kept, and only while the order is open', async () => {
  await using shop = await openLargeShop();
  const owner = await signedIn(shop);
  await placeMany(shop, [{}, {}, { from: '198.51.100.7' }]);
  const hashes = async () =>
    ((await shop.rows('orders')) as { network_hash: string | null }[]).map((row) => row.network_hash);
  const [first, same, other] = await hashes();
  expect([first, first === same, first === other]).toEqual([expect.stringMatching(/^[\w-]{22}$/), true, false]);
  await owner.post('orders/1/confirm/', {});
  await owner.post('orders/3/cancel/', { reason: 'Передумали' });
  await deleteExpired(shop.shop);
  expect(await hashes()).toEqual([null, first, null]);
});

const largeCash = { qty: 11, ...person(1) };
const release = ({ shop }: TestShop) => releaseUnconfirmed(shop, new AbortController().signal);
const letHoursPass = (shop: TestShop, hours: number) =>
  shop.database.pool.query(`update orders set confirm_by = confirm_by - make_interval(hours => $1)`, [hours]);
const cashRow = async (shop: TestShop) => ((await shop.rows('orders')) as Record<string, unknown>[])[0]!;

test('a large cash order of a newcomer waits for a manager and is released after 48 hours', async () => {
  await using shop = await openLargeShop();
  await placeMany(shop, [largeCash]);
  const { confirm_by, created_at, attention } = await cashRow(shop);
  expect(attention).toEqual(['to_be_confirmed']);
  const hours = (Date.parse(String(confirm_by)) - Date.parse(String(created_at))) / 3_600_000;
  expect(hours).toBeCloseTo(48, 2);
  await shop.runQueuedJobs();
  expect(shop.mailbox[0]?.text.replaceAll('\u00a0', ' ')).toContain('Товари тримаємо для вас 48 годин');

  await letHoursPass(shop, 47);
  await release(shop);
  expect(await cashRow(shop)).toMatchObject({ state: 'new' });
  await letHoursPass(shop, 2);
  await Promise.all([release(shop), release(shop)]);

  expect(await cashRow(shop)).toMatchObject({ state: 'cancelled', confirm_by: null, attention: [] });
  expect((await shop.rows('variants')).map(({ stock }) => stock)).toEqual([1_000, 1_000]);
  expect((await shop.rows('order_events')).map(({ what, actor, cause }) => [what, actor, cause])).toEqual([
    ['placed', 'customer', ''],
    ['cancelled', 'system', 'not_confirmed'],
  ]);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ text }) => text.replaceAll('\u00a0', ' ')).at(-1)).toContain(
    'Нам не вдалося підтвердити замовлення, тому ми його скасували.',
  );
});

test.each([
  ['confirmed', 'confirm', {}],
  ['paid by hand', 'mark-paid', { amount: '500.00', way: 'cash', note: '' }],
])('a large cash order that is %s waits for nobody and is not released', async (_what, step, body) => {
  await using shop = await openLargeShop();
  const owner = await signedIn(shop);
  await placeMany(shop, [largeCash]);
  const shown = await owner.get('orders/1/');
  expect(shown.json()).toMatchObject({ attention: ['to_be_confirmed'], confirm_by: expect.any(String) });
  expect((await owner.post(`orders/1/${step}/`, body)).json()).toMatchObject({ attention: [], confirm_by: null });
  await letHoursPass(shop, 100);
  await release(shop);
  expect((await cashRow(shop)).state).not.toBe('cancelled');
});

test('who has a completed order, by e-mail and phone, waits for nobody; a stranger with one of both does', async () => {
  await using shop = await openLargeShop();
  await placeMany(shop, [{ ...person(1) }]);
  await shop.database.pool.query(`update orders set state = 'completed'`);
  await placeMany(shop, [
    largeCash,
    { ...largeCash, phone: person(2).phone },
    { ...largeCash, email: person(2).email },
    { ...largeCash, qty: 10, ...person(3) },
    { ...largeCash, ...person(4), byCard: true },
  ]);
  const rows = (await shop.rows('orders')) as { confirm_by: string | null }[];
  expect(rows.map(({ confirm_by }) => confirm_by !== null)).toEqual([false, false, true, true, false, false]);
});

test('an order in an account does not count for the orders of the name that it is sent to', async () => {
  await using shop = await openLargeShop();
  const customer = await register(shop);
  await shop.post('/api/v1/users/activation/', await mailedLink(shop, 'activation'));
  await orderAs(shop, customer.headers);
  expect((await cashRow(shop)).email).toBe(newCustomer.email);
  await placeMany(
    shop,
    Array.from({ length: 5 }, () => ({})),
  );
  await expectTooMany(shop, {});
});
