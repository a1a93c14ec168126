import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { novaPoshtaEmulator } from '@shop/emulators/nova-poshta/nova-poshta-emulator.ts';
import { checkBooks } from '@shop/server/features/books/check-books.ts';
import { synchroniseDirectory } from '@shop/server/features/delivery/synchronise-directory.ts';
import { renderLetter } from '@shop/server/features/notifications/letters/render-letter.ts';
import { novaPoshtaDirectory } from '@shop/server/providers/nova-poshta/nova-poshta-directory.ts';
import { beforeAll, expect, test } from 'vitest';
import { emulatedWayforpay } from '../../../server/tests/emulated-wayforpay.ts';
import { usualBrand } from '../../../server/tests/letters.ts';
import { openTestShop } from '../../../server/tests/open-test-shop.ts';
import { demoAccounts } from '../accounts.ts';
import { loadDemoCatalogue } from '../load-demo-catalogue.ts';
import { demoProducts } from '../load-products.ts';
import { loadMonth, planPast } from './load-month.ts';
import { planMonth } from './plan-month.ts';
import { timelineOf } from './timeline.ts';

const bank = emulatedWayforpay();
let shop: Awaited<ReturnType<typeof openTestShop>>;
let told: Awaited<ReturnType<typeof loadMonth>>;
const started = new Date();

beforeAll(async () => {
  shop = await openTestShop({ cardProvider: bank.provider });
  bank.sendsWebhooksTo(shop.app);
  const emulator = novaPoshtaEmulator();
  const directory = novaPoshtaDirectory({ apiKey: 'key', apiUrl: 'http://np.test/v2.0/json', fetch: emulator.fetch });
  await shop.shop.db.transaction(async (tx) => {
    await loadDemoCatalogue(tx, shop.shop.media, planPast(started));
    const { signal } = new AbortController();
    await synchroniseDirectory({ db: tx, carrierDirectory: directory, log: shop.shop.log }, signal);
    told = await loadMonth(tx, shop.shop.media, {
      now: started,
      trackingAddress: (number) => `http://np.test/${number}`,
    });
  });
  bank.recall(told.payments);
});

const query = async (text: string) => (await shop.database.pool.query(text)).rows;

async function asOwner() {
  const [{ email, password }] = demoAccounts.staff;
  const signIn = await shop.post('/api/v1/admin/auth/login/', { email, password });
  const headers = { cookie: String(signIn.headers['set-cookie']).split(';')[0]!, origin: shop.shop.publicUrl };
  return {
    get: (path: string) => shop.get(`/api/v1/admin/${path}`, headers),
    post: (path: string, body: object) => shop.post(`/api/v1/admin/${path}`, body, headers),
  };
}

test('the books of a demonstration add up', async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('more than 140 lines of more than 30 products were received, never twice by the same person', async () => {
  const lines = await query(`
    select distinct o.email, v.product_id from orders o
    join order_lines l on l.order_id = o.id and l.returned_quantity = 0 join variants v on v.id = l.variant_id
    where o.state = 'completed'`);
  expect(lines.length).toBeGreaterThanOrEqual(140);
  expect(new Set(lines.map(({ product_id }) => product_id)).size).toBeGreaterThanOrEqual(30);
});

test('the facts that tests and the README use are unchanged: certificates, uses of the promo code, stock', async () => {
  expect(await query('select serial_number, balance::int, amount::int from certificates order by id')).toEqual([
    { serial_number: 'DEMO-500', balance: 500_00, amount: 500_00 },
    { serial_number: 'DEMO-1000', balance: 1000_00, amount: 1000_00 },
    { serial_number: 'DEMO-USED', balance: 0, amount: 500_00 },
    { serial_number: 'DEMO-EXPIRED', balance: 500_00, amount: 500_00 },
  ]);
  expect(await query('select code, times_used from promo_codes')).toEqual([{ code: 'ROSA10', times_used: 0 }]);
  expect(await query('select count(*)::int as uses from promo_code_uses')).toEqual([{ uses: 0 }]);
  const written = demoProducts.flatMap(({ variants }) => variants.map(({ code, stock }) => ({ code, stock })));
  const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);
  expect((await query('select code, stock from variants')).toSorted(byCode)).toEqual(written.toSorted(byCode));
});

test('no letter waits, none has failed, and each sent one can be rendered again', async () => {
  const letters = await query(
    `select kind, data, state from letters where recipient <> '' and created_at <= '${started.toISOString()}'`,
  );
  expect(letters.length).toBeGreaterThan(150);
  const states = Map.groupBy(letters, ({ state }) => state);
  expect([...states.keys()].toSorted()).toEqual(['sent', 'withdrawn']);
  const place = { ...shop.shop, shopName: 'Роса', look: usualBrand };
  for (const { kind, data } of letters) expect(renderLetter({ kind, data }, place).text).not.toBe('');
});

test.each(['2026-11-18T22:05:00Z', '2026-03-29T05:00:00Z', '2026-10-26T00:30:00Z', '2027-01-01T12:00:00Z'])(
  'a demonstration that is first started at %s begins like any other, and nothing of it is to come',
  (moment) => {
    const now = new Date(moment);
    const month = planMonth();
    const timelines = month.map((order, index) => timelineOf(order, index, now));
    const oldest = now.getTime() - 31 * 24 * 3_600_000;
    for (const [index, timeline] of timelines.entries()) {
      const moments = Object.values(timeline).map(Number);
      expect(Math.max(...moments), `order ${index}`).toBeLessThan(now.getTime());
      expect(timeline.placed.getTime(), `order ${index}`).toBeGreaterThan(oldest);
      expect(
        moments.every((each) => each >= timeline.placed.getTime()),
        `order ${index}`,
      ).toBe(true);
      const steps = [timeline.placed, timeline.paid, timeline.confirmed, timeline.packed, timeline.shipped];
      const rest = [timeline.arrived, timeline.refused, timeline.completed, timeline.returned, timeline.refunded];
      const withinLimit = [...steps, ...rest].filter((step) => step !== undefined).map(Number);
      expect(withinLimit, `order ${index}`).toEqual(withinLimit.toSorted((one, other) => one - other));
    }
    const placed = timelines.map((timeline) => timeline.placed.getTime());
    expect(placed).toEqual(placed.toSorted((one, other) => one - other));
  },
);

test('the dashboard has a month of sales, orders in all states, returns and things to look at', async () => {
  const owner = await asOwner();
  const dashboard = (await owner.get('dashboard/')).json() as Dashboard;
  expect(dashboard.sales.filter(({ received }) => received !== '0.00').length).toBeGreaterThanOrEqual(25);
  expect(dashboard.orders_by_state.map(({ state }) => state).toSorted()).toEqual([
    'cancelled',
    'completed',
    'confirmed',
    'new',
    'packed',
    'returned',
    'shipped',
  ]);
  expect(dashboard.attention).toBe(3);
  expect(dashboard).toMatchObject({ undecided_payments: [], failing_letters: { total: 0 }, failing_jobs: [] });
  expect((await owner.get('partner-applications/?state=new')).json().total).toBe(2);
});

test('the demo customer has orders in several states', async () => {
  const { email, password } = demoAccounts.customer;
  const signIn = await shop.post('/api/v1/jwt/create/', { email, password });
  const cookie = [signIn.headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ');
  const orders = (await shop.get('/api/v1/actions/orders/', { cookie })).json().orders as { state: string }[];
  expect(orders.map(({ state }) => state)).toEqual([
    'new',
    'confirmed',
    'shipped',
    'completed',
    'completed',
    'cancelled',
    'completed',
    'completed',
  ]);
});

test('payments of the month can be refunded: the emulated bank knows them', async () => {
  const [order] = await query(`
    select o.id, p.id as payment, l.id as line from orders o join payments p on p.order_id = o.id
    join order_lines l on l.order_id = o.id and l.position = 0
    where o.state = 'completed' and o.payment_method = 'full' and o.refunded = 0 and o.attention = '{}' order by o.id limit 1`);
  const reply = await (await asOwner()).post(`orders/${order.id}/refunds/`, {
    lines: [{ line_id: order.line, quantity: 1 }],
    payment_id: order.payment,
    reason: 'Пошкоджено в дорозі',
    request_key: randomUUID(),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().refunds).toMatchObject([{ state: 'done', payment_id: order.payment }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a person of the month can be erased: the account, finished orders, letters and an application', async () => {
  const owner = await asOwner();
  const [buyer] = await query(`select email, phone from customers where last_name = 'Світличенко'`);
  const erased = await owner.post('people/erase/', buyer);
  expect(erased.json(), erased.body).toMatchObject({ accounts_erased: 1, orders_waiting: 0 });
  expect(erased.json().orders_erased).toBeGreaterThanOrEqual(1);
  const [applicant] = await query(`select email, phone from partner_applications where last_name = 'Зоренко'`);
  expect((await owner.post('people/erase/', applicant)).json()).toMatchObject({ applications_erased: 1 });
  for (const { email } of [buyer, applicant]) {
    expect(await query(`select id from orders where email = '${email}'`)).toEqual([]);
    expect(await query(`select id from letters where recipient = '${email}' and state <> 'waiting'`)).toEqual([]);
    expect(await query(`select id from subscriptions where email = '${email}'`)).toEqual([]);
  }
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
