import { kyivDate, monthsLater } from '@shop/domain/kyiv-date.ts';
import { expect, test } from 'vitest';
import { openShopWithCards } from '../../../tests/card-orders.ts';
import { books, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { forgetThePast } from '../customers/forget-the-past.ts';

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
  await forgetThePast(shop.shop);
  expect(await shop.rows('idempotency_keys')).toMatchObject([{ scope: `staff ${owner.id}`, key: 'k' }]);
  await shop.database.pool.query(`update idempotency_keys set created_at = now() - interval '31 days'`);
  await shop.database.pool.query(`update staff_sessions set expires_at = now() - interval '31 days'`);
  await forgetThePast(shop.shop);
  expect([await shop.rows('idempotency_keys'), await shop.rows('staff_sessions')]).toEqual([[], []]);
});
