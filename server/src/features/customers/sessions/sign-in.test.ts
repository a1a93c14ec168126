import { expect, test } from 'vitest';
import { newCustomer, orderAs, password, register, signIn, statusOf } from '../../../../tests/accounts.ts';
import { openShopWithCards } from '../../../../tests/card-orders.ts';
import { openTestShop } from '../../../../tests/open-test-shop.ts';

const create = '/api/v1/jwt/create/';

test('who knows the password is signed in, however the address is written', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const reply = await shop.post(create, { email: ' OLENA@rosa.example', password });
  expect(reply.statusCode).toBe(200);
  expect(await statusOf(shop, { headers: { authorization: `Bearer ${reply.json().access}` } })).toBe(200);
  expect(reply.headers['set-cookie']).toHaveLength(3);
});

test('a wrong password and an unknown address are told the same', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const wrong = await shop.post(create, { email: newCustomer.email, password: 'Rosa-2027!' });
  const unknown = await shop.post(create, { email: 'nobody@rosa.example', password });
  const { request_id: _one, ...said } = wrong.json();
  const { request_id: _other, ...alsoSaid } = unknown.json();
  expect([wrong.statusCode, said]).toEqual([401, { detail: 'Невірний email або пароль', code: 'wrong_credentials' }]);
  expect([unknown.statusCode, alsoSaid]).toEqual([wrong.statusCode, said]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  expect(await shop.rows('customer_sessions')).toHaveLength(1);
});

test('both fields are needed', async () => {
  await using shop = await openTestShop();
  const required = ["Це поле обов'язкове"];
  expect((await shop.post(create, {})).json()).toEqual({ email: required, password: required });
  expect((await shop.post(create, { email: '', password: '' })).json()).toEqual({
    email: required,
    password: required,
  });
});

test.each(['\0', 'olena@rosa.example\0', '\ud800@rosa.example'])(
  '%j is no address, and no error of the shop',
  async (email) => {
    await using shop = await openTestShop();
    const reply = await shop.post(create, { email, password });
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['email']]);
  },
);

test('earlier orders of a guest are found at sign-in once the address was proved, and not before', async () => {
  await using shop = await openShopWithCards();
  await register(shop);
  const { id } = await orderAs(shop);
  const ownerOf = async () => ((await shop.rows('orders')) as { customer_id: number | null }[])[0]!.customer_id;
  await signIn(shop);
  expect(await ownerOf()).toBe(null);
  await shop.database.pool.query('update customers set activated_at = now()');
  await signIn(shop);
  expect([id, await ownerOf()]).toEqual([1, 1]);
});

test('an order of another phone or another address stays a guest’s', async () => {
  await using shop = await openShopWithCards();
  await register(shop);
  const other = { firstName: 'Олена', lastName: 'Коваль', phone: '+380509999999', email: newCustomer.email };
  await orderAs(shop, {}, { personal_info: other });
  await orderAs(shop, {}, { personal_info: { ...other, phone: newCustomer.phone_number, email: 'x@rosa.example' } });
  await shop.database.pool.query('update customers set activated_at = now()');
  await signIn(shop);
  expect((await shop.rows('orders')).map((row) => (row as { customer_id: number | null }).customer_id)).toEqual([
    null,
    null,
  ]);
});
