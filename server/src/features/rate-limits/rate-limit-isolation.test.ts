import { expect, test } from 'vitest';
import { mailedLink, newCustomer, password, register } from '../../../tests/accounts.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

test('a customer cannot have letters mailed to a stranger without end, with the right password either', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  const wish = async (email: string) => {
    const payload = { email, current_password: password };
    return (await shop.app.inject({ method: 'PUT', url: '/api/v1/actions/update/', headers, payload })).statusCode;
  };
  for (let number = 1; number <= 10; number += 1) expect(await wish(`stranger-${number}@rosa.example`)).toBe(200);
  const before = await shop.rows('account_requests');
  expect(await wish('stranger@rosa.example')).toBe(429);
  expect(await shop.rows('account_requests')).toEqual(before);
});

test('who tries links of a customer’s number keeps nobody from the link of their letter', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const link = await mailedLink(shop, 'activation');
  for (let number = 1; number <= 30; number += 1)
    await shop.post('/api/v1/users/activation/', { uid: link.uid, token: `guess-${number}` });
  expect((await shop.post('/api/v1/users/activation/', link)).statusCode).toBe(204);
});

test('who asks for links to prove an address keeps nobody from a new password', async () => {
  await using shop = await openTestShop();
  const { email } = newCustomer;
  const ask = async (what: string) => (await shop.post(`/api/v1/users/${what}/`, { email })).statusCode;
  for (let number = 1; number <= 10; number += 1) expect(await ask('resend_activation')).toBe(204);
  expect([await ask('resend_activation'), await ask('reset_password')]).toEqual([429, 204]);
});
