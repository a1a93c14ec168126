import type { DeliveryAddress } from '@shop/domain/deliveries.ts';
import { expect, test } from 'vitest';
import { everythingKept, orderAs, register, statusOf } from '../../../../tests/accounts.ts';
import { openShopWithCards, orderByCard, orderRow, sendWebhook } from '../../../../tests/card-orders.ts';
import {
  byCarrier,
  byCourier,
  createOrder,
  offerTestCertificate,
  personalInfo,
  pickupOrder,
  type TestShop,
} from '../../../../tests/orders.ts';
import { filesIn, goodFields, openShopForPartners } from '../../../../tests/partner-forms.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { deleteExpired } from './delete-expired.ts';

const person = { email: 'olena@rosa.example', phone: '+380671234567' };
const ofPerson = /olena@|Коваль|671234567|Хрещатик|sofiia|Софія|Обіймаю|домофон/i;

const nobody = { orders_erased: 0, orders_waiting: 0, accounts_erased: 0, applications_erased: 0 };

async function openShop() {
  const shop = await openShopWithCards({ hasRateLimits: false });
  return { ...shop, owner: await signedIn(shop) };
}

const finish = (shop: TestShop, where = 'true') =>
  shop.database.pool.query(`update orders set state = 'completed' where ${where}`);

async function whoErased(shop: TestShop) {
  const entries = (await shop.rows('audit_log')) as Record<string, unknown>[];
  return entries
    .filter(({ action }) => action === 'erase' || action === 'ask_erasure')
    .map(({ staff_id, action, subject, subject_id }) => [staff_id, action, subject, subject_id]);
}

/** Moves all timestamps back by that many years. */
async function letYearsPass({ database }: TestShop, years: number): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const [table, column] of [
      ['orders', 'created_at'],
      ['order_events', 'at'],
    ])
      await client.query(`update ${table} set ${column} = ${column} - make_interval(years => ${years})`);
    await client.query('commit');
  } finally {
    client.release();
  }
}

test('a guest is forgotten everywhere, and what was sold stays', async () => {
  await using shop = await openShop();
  const { owner } = shop;
  const certificate = await offerTestCertificate(shop, 1000_00);
  const recipient = { name: 'Софія', email: 'sofiia@rosa.example', message: 'Обіймаю' };
  const cart_items = [{ variantId: certificate, qty: 1, type: 'certificate', recipient }];
  const gift = await orderByCard(shop, { ...byCarrier, cart_items }, '1000.00');
  await sendWebhook(shop, gift.attempt, 'Approved', { amount: 1000 });
  const body = pickupOrder([{ variantId: 1, qty: 1 }], '650.00', {
    ...byCourier,
    personal_info: { ...personalInfo, email: 'Olena@Rosa.example' },
  });
  await shop.post(createOrder, body, { 'idempotency-key': 'a key of the guest' });
  await owner.post('orders/2/notes/', { text: 'Код домофону 12' });
  await shop.post('/api/v1/actions/subscriptions/', { email: person.email });
  const stray = `{"email":"${person.email}","phone":"380671234567"}`;
  await shop.database.pool.query(
    `insert into stray_payment_reports (provider, fingerprint, reference, provider_status, currency, body)
     values ('wayforpay', 'f', 'r', 'Approved', 'UAH', '${stray}')`,
  );
  await shop.runQueuedJobs();
  await finish(shop);
  expect(await everythingKept(shop)).toMatch(ofPerson);
  const sums = (rows: Record<string, unknown>[]) =>
    rows.map(({ id, goods, total, received, created_at }) => ({ id, goods, total, received, created_at }));
  const sold = [sums(await shop.rows('orders')), await shop.rows('payments'), await shop.rows('certificate_movements')];

  const erased = await owner.post('people/erase/', { email: ' OLENA@rosa.example ', phone: '067 123-45-67' });
  expect([erased.statusCode, erased.json()]).toEqual([200, { ...nobody, orders_erased: 2 }]);

  expect(await everythingKept(shop)).not.toMatch(ofPerson);
  expect([
    sums(await shop.rows('orders')),
    await shop.rows('payments'),
    await shop.rows('certificate_movements'),
  ]).toEqual(sold);
  expect((await owner.get('orders/2/')).json()).toMatchObject({ is_erased: true, email: '', total_price: '650.00' });
  expect(await shop.rows('subscriptions')).toEqual([]);
  expect(await whoErased(shop)).toEqual([
    [owner.id, 'erase', 'order', '1'],
    [owner.id, 'erase', 'order', '2'],
  ]);
  const log = await shop.rows('audit_log');
  expect((await owner.post('people/erase/', person)).json()).toEqual(nobody);
  expect(await shop.rows('audit_log')).toEqual(log);
  // The idempotency key is kept: repeating the request makes no second order.
  const again = await shop.post(createOrder, body, { 'idempotency-key': 'a key of the guest' });
  expect([again.statusCode, (await shop.rows('orders')).length]).toEqual([409, 2]);
});

test.each([
  ['another phone', { phone: '+380501112233' }],
  ['another e-mail', { email: 'other@rosa.example' }],
])('whoever comes with %s is not erased, nor are their letters and subscription', async (_what, other) => {
  await using shop = await openShop();
  await orderAs(shop);
  await shop.post('/api/v1/actions/subscriptions/', { email: person.email });
  await finish(shop);
  await shop.runQueuedJobs();
  const before = await everythingKept(shop);
  expect((await shop.owner.post('people/erase/', { ...person, ...other })).json()).toEqual(nobody);
  expect(await everythingKept(shop)).toBe(before);
});

test('an order with one of both alone stays beside one that is erased', async () => {
  await using shop = await openShop();
  await orderAs(shop);
  await orderAs(shop, {}, { personal_info: { ...personalInfo, phone: '+380501112233', lastName: 'Сестра' } });
  await finish(shop);
  expect((await shop.owner.post('people/erase/', person)).json()).toEqual({ ...nobody, orders_erased: 1 });
  expect(await shop.rows('orders')).toMatchObject([
    { email: '', phone: '', last_name: '' },
    { email: person.email, phone: '+380501112233', last_name: 'Сестра' },
  ]);
});

test.each(['manager', 'content_editor'] as const)('a %s erases nobody', async (role) => {
  await using shop = await openShop();
  await orderAs(shop);
  await finish(shop);
  const before = await shop.rows('orders');
  const member = await signedIn(shop, role);
  expect((await member.post('people/erase/', person)).statusCode).toBe(403);
  expect((await shop.post('/api/v1/admin/people/erase/', person)).statusCode).toBe(401);
  expect([await shop.rows('orders'), await whoErased(shop)]).toEqual([before, []]);
});

test('what is no address or no phone is refused beside its field', async () => {
  await using shop = await openShop();
  const reply = await shop.owner.post('people/erase/', { email: 'olena', phone: '12' });
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, expect.arrayContaining(['email', 'phone'])]);
});

test('an order on its way keeps the person until it is finished, and tells so once', async () => {
  await using shop = await openShop();
  await orderAs(shop, {}, { ...byCourier, total_price: '650.00' });
  await shop.runQueuedJobs();
  const waits = { ...nobody, orders_waiting: 1 };
  expect((await shop.owner.post('people/erase/', person)).json()).toEqual(waits);
  expect((await shop.owner.post('people/erase/', person)).json()).toEqual(waits);
  await deleteExpired(shop.shop);
  expect(await orderRow(shop, 1)).toMatchObject({ last_name: 'Коваль', ...person, personal_data_erased_at: null });

  await finish(shop);
  await deleteExpired(shop.shop);
  expect(await everythingKept(shop)).not.toMatch(ofPerson);
  expect(await whoErased(shop)).toEqual([
    [shop.owner.id, 'ask_erasure', 'order', '1'],
    [null, 'erase', 'order', '1'],
  ]);
});

test('a cancelled order waits for the card and for the money that goes back', async () => {
  await using shop = await openShop();
  const { attempt } = await orderByCard(shop);
  await shop.database.pool.query(`update orders set state = 'cancelled'`);
  const erase = async () => (await shop.owner.post('people/erase/', person)).json();
  expect(await erase()).toEqual({ ...nobody, orders_waiting: 1 });
  await shop.database.pool.query(`update payments set state = 'declined', next_ask_at = null`);
  await shop.database.pool.query(
    `insert into refunds (order_id, payment_id, amount, reason) select order_id, id, 100, '' from payments`,
  );
  expect(await erase()).toEqual({ ...nobody, orders_waiting: 1 });
  await shop.database.pool.query(`update refunds set state = 'failed'`);
  expect(await erase()).toEqual({ ...nobody, orders_erased: 1 });
  expect(attempt).toEqual(expect.any(String));
});

test('money that comes after all brings back neither the order nor the person', async () => {
  await using shop = await openShop();
  const { attempt } = await orderByCard(shop);
  await shop.database.pool.query(`insert into order_events (order_id, actor, what) values (1, 'system', 'cancelled')`);
  await shop.database.pool.query(`update orders set state = 'cancelled', held_until = null`);
  await shop.database.pool.query(`update payments set state = 'declined', next_ask_at = null`);
  expect((await shop.owner.post('people/erase/', person)).json()).toEqual({ ...nobody, orders_erased: 1 });
  await sendWebhook(shop, attempt, 'Approved', { email: person.email, phone: '380671234567' } as object);
  expect(await orderRow(shop, 1)).toMatchObject({ state: 'cancelled', received: '50000', email: '' });
  expect((await shop.rows('payment_events')).map(({ body }) => body)).toEqual(['']);
});

test('of two who erase the same person at once one does', async () => {
  await using shop = await openShop();
  await orderAs(shop);
  await orderAs(shop);
  await finish(shop);
  const replies = await Promise.all([1, 2, 3].map(() => shop.owner.post('people/erase/', person)));
  expect(replies.map((reply) => reply.json().orders_erased).sort()).toEqual([0, 0, 2]);
  expect(await whoErased(shop)).toHaveLength(2);
});

test('an account with both goes with its orders, and says good-bye', async () => {
  await using shop = await openShop();
  const customer = await register(shop);
  await orderAs(shop, customer.headers, { personal_info: { ...personalInfo, email: 'olena@work.example' } });
  await orderAs(shop);
  await finish(shop);
  await orderAs(shop, customer.headers);
  expect((await shop.owner.post('people/erase/', person)).json()).toEqual({
    ...nobody,
    orders_erased: 2,
    orders_waiting: 1,
    accounts_erased: 1,
  });
  expect(await statusOf(shop, customer)).toBe(401);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to, subject }) => [to, subject])).toContainEqual([
    person.email,
    'Обліковий запис видалено',
  ]);
  await finish(shop);
  await deleteExpired(shop.shop);
  expect(await everythingKept(shop)).not.toMatch(ofPerson);
});

test('an application goes with its photograph and with what was written about it', async () => {
  await using shop = await openShopForPartners();
  await shop.database.pool.query('delete from staff');
  const owner = await signedIn(shop);
  await shop.apply();
  await shop.apply({ phone_number: '+38 050 000 00 00', last_name: 'Інша', patronymic: 'Петрівна' });
  await shop.runQueuedJobs();
  expect(filesIn(shop.mediaFolder)).toHaveLength(2);
  const reply = await owner.post('people/erase/', { email: goodFields.email, phone: goodFields.phone_number });
  expect(reply.json()).toEqual({ ...nobody, applications_erased: 1 });
  await shop.runQueuedJobs();
  expect(filesIn(shop.mediaFolder)).toHaveLength(1);
  expect(await shop.rows('partner_applications')).toMatchObject([{ id: 2, last_name: 'Інша' }]);
  expect(await everythingKept(shop)).not.toMatch(/Мельник|7654321/);
});

test('a finished order loses the person after three years, unless its account lives', async () => {
  await using shop = await openShop();
  const customer = await register(shop, { email: 'iryna@rosa.example' });
  await orderAs(shop);
  await orderAs(shop, customer.headers);
  await orderAs(shop);
  await finish(shop, 'id < 3');
  await letYearsPass(shop, 3);
  await orderAs(shop);
  await finish(shop, 'id = 4');
  const kept = async () => {
    await deleteExpired(shop.shop);
    return (await shop.rows('orders')).filter(({ phone }) => phone !== '').map(({ id }) => id);
  };
  expect(await kept()).toEqual([2, 3, 4]);
  expect(await whoErased(shop)).toEqual([[null, 'erase', 'order', '1']]);
  // An old order that was finished only now.
  await shop.database.pool.query(`insert into order_events (order_id, actor, what) values (3, 'system', 'completed')`);
  await finish(shop);
  expect(await kept()).toEqual([2, 3, 4]);
  await letYearsPass(shop, 2);
  expect(await kept()).toEqual([2, 3, 4]);
  const { version: _version, ...settings } = (await shop.owner.get('settings/')).json();
  expect(settings.keep_person_years).toBe(3);
  const changed = await shop.owner.put('settings/', { ...settings, keep_person_years: 2 });
  expect(changed.json()).toMatchObject({ keep_person_years: 2 });
  expect(await kept()).toEqual([2]);
  const { keep_person_years: _left, ...others } = settings;
  expect((await shop.owner.put('settings/', others)).json()).toMatchObject({ keep_person_years: 2 });
  expect((await shop.owner.put('settings/', { ...settings, keep_person_years: 0 })).statusCode).toBe(400);
});

test('whatever else an order may hold of somebody goes: every text is emptied, or is known to name nobody', async () => {
  await using shop = await openShop();
  await orderAs(shop);
  await finish(shop);
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped
       and atttypid = 'text'::regtype and attname not in ('reference', 'email', 'phone') order by 1`,
  );
  const texts = rows.map(({ name }) => name);
  await shop.database.pool.query(`update orders set ${texts.map((name) => `${name} = 'x'`).join(', ')}`);
  const parts: Required<DeliveryAddress> = {
    city: 'x',
    cityRef: 'x',
    branch: 'x',
    branchRef: 'x',
    isLocker: true,
    street: 'x',
    streetRef: 'x',
    house: 'x',
    apartment: 'x',
    zoneId: 1,
    pointId: 2,
    point: 'x',
  };
  await shop.database.pool.query(`update orders set delivery_address = $1`, [JSON.stringify(parts)]);
  await shop.owner.post('people/erase/', person);
  const order = await orderRow(shop, 1);
  expect(texts.filter((name) => order[name] === 'x')).toEqual(['carrier_status', 'waybill_number']);
  expect(order.delivery_address).toEqual({ city: 'x', cityRef: 'x', zoneId: 1, pointId: 2, point: 'x' });
});
