import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { register } from '../../../../tests/accounts.ts';
import { plain } from '../../../../tests/letters.ts';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { byCarrier, createOrder, pickupOrder } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { readTable } from '../tables/read-table.ts';

test('orders of some days are a table, and who took it is written down', async () => {
  await using shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем' });
  for (const changes of [byCarrier, {}])
    await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 2 }], '200.00', changes));
  // Half past eleven in the evening of the 14th in Kyiv.
  await shop.database.db.execute(
    sql`update orders set created_at = '2026-11-14 21:30Z', last_name = '=Коваль', first_name = '+380671234567+1' where id = 1`,
  );

  const reply = await manager.get('export/orders/?format=csv&from=2026-11-14&to=2026-11-14&state=new');

  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  // A valid phone is exported unchanged for messaging programs; a text that could be a formula is escaped.
  expect(reply.body).toContain(";'=Коваль;'+380671234567+1;+380671234567;");
  const [header, ...rows] = await readTable(reply.rawPayload);
  expect(rows).toHaveLength(1);
  expect(Object.fromEntries(header!.map((title, index) => [title, rows[0]![index]]))).toMatchObject({
    Номер: '1',
    Дата: '2026-11-14 23:30',
    Стан: 'Нове',
    Оплата: 'Карткою повністю',
    Прізвище: '=Коваль',
    Телефон: '+380671234567',
    Адреса: 'Львів, Львівський район, Львівська область, 5',
    Товари: 'Крем × 2',
    'До сплати': '200',
  });
  const entries = (await shop.rows('audit_log')) as { action: string }[];
  expect(entries.filter(({ action }) => action === 'export')).toMatchObject([
    { subject: 'order', staff_id: manager.id, after: { format: 'csv', from: '2026-11-14', state: 'new' } },
  ]);
});

test('customers and those who confirmed their subscription are tables, too', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await register(shop);
  await shop.database.db.execute(sql`insert into subscriptions (email, state, confirmed_at)
    values ('yes@rosa.example', 'confirmed', '2026-11-14 08:00Z'), ('not-yet@rosa.example', 'pending', null)`);

  const customers = await readTable((await owner.get('export/customers/?format=xlsx')).rawPayload);
  const subscriptions = await readTable((await owner.get('export/subscriptions/?format=csv')).rawPayload);

  expect(customers[1]).toMatchObject({ 0: '1', 4: 'olena@rosa.example', 7: '0', 8: '0' });
  expect(subscriptions).toEqual([
    ['Пошта', 'Підтверджено'],
    ['yes@rosa.example', '2026-11-14 10:00'],
  ]);
});

test('every owner gets a letter about each list of people that is taken, whoever takes it', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const other = await signedIn(shop, 'owner', 'other@rosa.example');
  const manager = await signedIn(shop, 'manager');
  await owner.post('staff/', { name: 'Ірина', email: 'invited@rosa.example', role: 'owner' });
  await shop.mailEverything();
  shop.mailbox.length = 0;

  await manager.get('export/orders/?format=xlsx&from=2026-11-14');
  await manager.get('export/products/?format=csv');
  await shop.mailEverything();
  expect(shop.mailbox.map(({ to }) => to).sort()).toEqual([other.email, owner.email].sort());
  const text = plain(shop.mailbox[0]!.text);
  for (const words of ['Це робить Олена.', 'Що: Замовлення', 'Формат: XLSX', '/admin/staff'])
    expect(text).toContain(words);

  await owner.get('export/customers/?format=csv');
  await owner.get('export/subscriptions/?format=csv');
  await shop.mailEverything();
  expect(shop.mailbox).toHaveLength(6);
});

test('who may not export gets no list, and nobody is told', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await owner.post('roles/', { name: 'Без списків', rights: ['orders', 'customers', 'subscriptions'] });
  const member = await signedIn(shop, 1);
  for (const list of ['orders', 'customers', 'subscriptions'])
    expect((await member.get(`export/${list}/?format=csv`)).json().code).toBe('not_allowed');
  expect(await shop.rows('letters')).toEqual([]);
});
