import { expect, test } from 'vitest';
import { mailedLink, newCustomer, password, register, signIn, statusOf } from '../../../tests/accounts.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

const change = '/api/v1/auth/change-password/';
const fresh = 'Nova-Rosa-1!';

test('a changed password ends all other sessions and spends links that were mailed before', async () => {
  await using shop = await openTestShop();
  const here = await register(shop);
  const elsewhere = await signIn(shop);
  await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  const link = await mailedLink(shop, 'reset');
  const reply = await shop.post(change, { current_password: password, new_password: fresh }, here.headers);
  expect([reply.statusCode, reply.json()]).toEqual([200, { detail: 'Пароль успішно змінено!' }]);
  expect([await statusOf(shop, here), await statusOf(shop, elsewhere)]).toEqual([200, 401]);
  expect((await shop.post('/api/v1/jwt/create/', { email: newCustomer.email, password })).statusCode).toBe(401);
  expect(await statusOf(shop, await signIn(shop, newCustomer.email, fresh))).toBe(200);
  const late = await shop.post('/api/v1/users/reset_password_confirm/', { ...link, new_password: 'Other-Rosa-1!' });
  expect(late.statusCode).toBe(400);
});

test('a wrong current password, a weak new one or none change nothing', async () => {
  await using shop = await openTestShop();
  const here = await register(shop);
  const elsewhere = await signIn(shop);
  const before = await shop.rows('customers');
  const send = async (body: object) => {
    const reply = await shop.post(change, body, here.headers);
    return [reply.statusCode, reply.json()];
  };
  expect(await send({ current_password: 'Rosa-2027!', new_password: fresh })).toMatchObject([
    400,
    { detail: 'Поточний пароль неправильний.', code: 'wrong_password' },
  ]);
  expect(await send({ current_password: password, new_password: 'Aa1!aaa' })).toEqual([
    400,
    { new_password: ['Пароль занадто короткий. Мінімум 8 символів.'] },
  ]);
  const required = ["Це поле обов'язкове"];
  expect(await send({})).toEqual([400, { current_password: required, new_password: required }]);
  expect(await shop.rows('customers')).toEqual(before);
  expect(await statusOf(shop, elsewhere)).toBe(200);
});

test.each(['Nova-Rosa-1!\0', 'Nova-Rosa-1!\ud800'])('%j is no password: nobody could type it again', async (weak) => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  const before = await shop.rows('customers');
  const body = { current_password: password, new_password: weak };
  const reply = await shop.post('/api/v1/auth/change-password/', body, headers);
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['new_password']]);
  expect(await shop.rows('customers')).toEqual(before);
});
