import { kyivDate, monthsLater } from '@shop/domain/kyiv-date.ts';
import { expect, test } from 'vitest';
import { openShopWithCards } from '../../../tests/card-orders.ts';
import { books, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { deleteExpired } from '../customers/erasing/delete-expired.ts';

const reason = 'Подяка';
const additions: [what: string, path: string, status: number, body: object | string][] = [
  ['money by hand', 'orders/1/mark-paid/', 200, { amount: '100.00', way: 'cash', note: '' }],
  ['a note', 'orders/1/notes/', 200, { text: 'Подзвонити зранку' }],
  ['a correction of the stock', 'variants/1/stock/', 200, { difference: 3, note: 'знайшлися' }],
  ['a table of stocks', 'import/stock/?dry_run=false', 200, 'Код варіанта;Залишок;Залишок під час експорту\nA-1;9;5\n'],
  [
    'a certificate that is given',
    'certificates/',
    201,
    {
      amount: '500.00',
      valid_until: monthsLater(kyivDate(new Date()), 6),
      reason,
      recipient_name: null,
      recipient_email: null,
      message: null,
      send_on: null,
    },
  ],
  ['a correction of a certificate', 'certificates/1/adjust/', 200, { difference: '-50.00', reason }],
];

test.each(additions)('%s is added once, however often its answer is lost', async (_what, path, status, body) => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'));
  await owner.post('certificates/', additions[4]![3] as object);
  const add = async (key: string) => {
    const type = typeof body === 'string' ? { 'content-type': 'application/octet-stream' } : {};
    const headers = { ...owner.headers, ...type, 'idempotency-key': key };
    return await shop.app.inject({ method: 'POST', url: `/api/v1/admin/${path}`, headers, payload: body });
  };
  const notes = async () => (await shop.rows('audit_log')).length;

  const [first, second] = await Promise.all([add('one'), add('one')]);
  expect([first.statusCode, second.statusCode].sort()).toEqual([status, 409]);
  const before = [await books(shop), await notes()];
  const again = await add('one');
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_done']);
  expect([await books(shop), await notes()]).toEqual(before);
  expect((await add('two')).statusCode).toBe(status);
  expect(await notes()).toBe(Number(before[1]) + 1);
});

type Method = 'POST' | 'PUT' | 'DELETE';
type Changed = { version: number };

/** A brand without products, a promo code and a customer's order. */
async function openShopToChange() {
  const shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'));
  const brand = (await owner.post('brands/', { name: 'Калина' })).json() as Changed & { id: number };
  const send = async (key: string, method: Method, path: string, body?: object | Buffer) =>
    await shop.app.inject({
      method,
      url: `/api/v1/admin/${path}`,
      headers: {
        ...owner.headers,
        ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
        'idempotency-key': key,
      },
      ...(body !== undefined && { payload: body }),
    });
  return { ...shop, owner, brand, send };
}

const table = (...rows: string[]) => Buffer.from(rows.join('\n'));
const sellsOut = table('Код варіанта;Залишок;Залишок під час експорту', 'A-2;0;5');
const person = { email: 'olena@rosa.example', phone: '+380671234567' };
const ira = { name: 'Ірина', email: 'iryna@rosa.example', role: 'manager', password: 'a long password' };
const saved = (name: string, { version }: Changed) => ({ name, version });

const changes: [what: string, method: Method, path: string, body?: (brand: Changed) => object | Buffer][] = [
  ['a new brand', 'POST', 'brands/', () => ({ name: 'Полин' })],
  ['a name that two may not have', 'POST', 'promo-codes/', () => ({ code: 'AUTUMN', percent: 10 })],
  ['a saved form', 'PUT', 'brands/2/', (brand) => saved('Полин', brand)],
  ['a form that was saved as it was', 'PUT', 'brands/2/', (brand) => saved('Калина', brand)],
  ['a deletion', 'DELETE', 'brands/2/'],
  ['an archived product', 'POST', 'products/1/archive/'],
  ['a switch', 'PUT', 'maintenance/', () => ({ is_on: true })],
  ['a step of an order', 'POST', 'orders/1/confirm/'],
  ['a new colleague', 'POST', 'staff/', () => ira],
  ['a person who is forgotten with several records', 'POST', 'people/erase/', () => person],
  ['a table of stocks that fits once', 'POST', 'import/stock/?dry_run=false', () => sellsOut],
  ['a table of products that fits once', 'POST', 'import/products/?dry_run=false', () => sellsOut],
];

test.each(changes)('%s is answered with "already done" when it comes again', async (_what, method, path, body) => {
  await using shop = await openShopToChange();
  const notes = async () => (await shop.rows('audit_log')).length;
  const send = () => shop.send('one', method, path, body?.(shop.brand));
  const atOnce = await Promise.all([send(), send()]);
  // A repetition that finds nothing left to change may succeed like the first request.
  expect(atOnce.filter(({ statusCode }) => statusCode < 300)).not.toEqual([]);
  expect(atOnce.filter((reply) => reply.body.includes('"is_applied":false'))).toEqual([]);
  const others = atOnce.filter(({ statusCode }) => statusCode >= 300);
  const noted = await notes();
  for (const reply of [...others, await send()])
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'already_done']);
  expect(await notes()).toBe(noted);
});

test('what was refused, or only looked at, leaves its key free', async () => {
  await using shop = await openShopToChange();
  const late = await shop.send('one', 'PUT', 'brands/2/', { name: 'Полин', version: 7 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  expect((await shop.send('one', 'PUT', 'brands/2/', saved('Полин', shop.brand))).statusCode).toBe(200);

  const badTable = table('Код варіанта;Залишок', 'NONE;3');
  const looked = [
    await shop.send('two', 'POST', 'import/stock/?dry_run=true', sellsOut),
    await shop.send('two', 'POST', 'import/stock/?dry_run=false', badTable),
    await shop.send('two', 'POST', 'import/stock/?dry_run=false', sellsOut),
  ];
  expect(looked.map((reply) => [reply.statusCode, reply.json().is_applied])).toEqual([
    [200, false],
    [200, false],
    [200, true],
  ]);
});

test('a letter that is read and a refund, which has a key of its own, are answered again', async () => {
  await using shop = await openShopToChange();
  const { rows } = await shop.database.pool.query<{ id: number }>(`select id from letters where kind = 'order-placed'`);
  await shop.owner.post('orders/1/mark-paid/', { amount: '500.00', way: 'cash', note: '' });
  const refund = { amount: '10.00', reason: 'Подряпина', request_key: crypto.randomUUID(), payment_id: null };
  for (const [path, body] of [
    [`letters/${rows[0]!.id}/read/`, {}],
    ['orders/1/refunds/', refund],
  ] as const) {
    const sent = [await shop.send('one', 'POST', path, body), await shop.send('one', 'POST', path, body)];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  }
  expect(await shop.rows('refunds')).toMatchObject([{ amount: '1000' }]);
});

test('a key that nobody would make is refused, and old ones are forgotten', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const add = async (key: string) =>
    await shop.app.inject({
      method: 'POST',
      url: '/api/v1/admin/variants/1/stock/',
      headers: { ...owner.headers, 'idempotency-key': key },
      payload: { difference: 1, note: '' },
    });
  const refused = await add('k'.repeat(256));
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'malformed_request']);
  await add('k');
  await shop.database.pool.query(`update idempotency_keys set created_at = now() - interval '29 days'`);
  await deleteExpired(shop.shop);
  expect(await shop.rows('idempotency_keys')).toMatchObject([{ scope: `staff ${owner.id}`, key: 'k' }]);
  await shop.database.pool.query(`update idempotency_keys set created_at = now() - interval '31 days'`);
  await shop.database.pool.query(`update staff_sessions set expires_at = now() - interval '31 days'`);
  await deleteExpired(shop.shop);
  expect([await shop.rows('idempotency_keys'), await shop.rows('staff_sessions')]).toEqual([[], []]);
});
