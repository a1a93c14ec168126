import { endpoints } from '@shop/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { mailedLink, newCustomer, orderAs, register } from '../../../tests/accounts.ts';
import { openShopWithCards } from '../../../tests/card-orders.ts';

const personal = endpoints.filter(({ needs }) => needs === 'customer');

test('the calls of customers are these', () => {
  expect(personal.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/v1/auth/sessions/:id/',
    'DELETE /api/v1/users/me/',
    'GET /api/v1/actions/orders/',
    'GET /api/v1/actions/wishlist/',
    'GET /api/v1/auth/sessions/',
    'GET /api/v1/users/me/',
    'GET /api/v1/users/me/export/',
    'POST /api/v1/auth/change-password/',
    'POST /api/v1/auth/logout-everywhere/',
    'PUT /api/v1/actions/update/',
    'PUT /api/v1/actions/wishlist/',
  ]);
});

test('none of them answers a stranger, whatever the request looks like', async () => {
  await using shop = await openShopWithCards();
  await register(shop);
  const before = await shop.rows('customers');
  for (const { method, path } of personal) {
    const url = path.replace(':id', '1');
    const ask = (headers: Record<string, string>) =>
      shop.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: { wrong: true } }) });
    const nobody = await ask({});
    expect([url, nobody.statusCode, nobody.json().code]).toEqual([url, 401, 'not_authenticated']);
    const liar = await ask({ authorization: 'Bearer e30.e30.e30' });
    expect([url, liar.statusCode, liar.json().code]).toEqual([url, 401, 'token_not_valid']);
  }
  expect(await shop.rows('customers')).toEqual(before);
});

test('one customer never sees or changes what is another’s, whatever ids they try', async () => {
  await using shop = await openShopWithCards();
  const olena = await register(shop);
  await orderAs(shop, olena.headers);
  await shop.app.inject({
    method: 'PUT',
    url: '/api/v1/actions/wishlist/',
    headers: olena.headers,
    payload: { variant_ids: [1] },
  });
  const link = await mailedLink(shop, 'activation');
  const [{ id: sessionOfOlena }] = (await shop.get('/api/v1/auth/sessions/', olena.headers)).json().sessions;
  const iryna = await register(shop, {
    email: 'iryna@rosa.example',
    first_name: 'Ірина',
    phone_number: '+380501112233',
  });
  const ownedByOlena = async () => [
    (await shop.rows('customers'))[0],
    await shop.rows('orders'),
    (await shop.rows('customer_wishlist')).filter((row) => (row as { customer_id: number }).customer_id === 1),
    (await shop.get('/api/v1/auth/sessions/', olena.headers)).json(),
  ];
  const before = await ownedByOlena();

  // Every id of Olena in every place that takes one: 1 is the id of her account, her order and her wish.
  const names = [1, '1', 'MQ', sessionOfOlena, newCustomer.email];
  for (const { method, path } of personal) {
    if (path.endsWith('logout-everywhere/')) continue;
    for (const name of names) {
      const claims = { id: name, user: name, user_id: name, customer_id: name, customerId: name, uid: name };
      const url = `${path.replace(':id', String(name))}?${new URLSearchParams(claims as Record<string, string>)}`;
      const body = { ...claims, current_password: 'x', new_password: 'Nova-Rosa-1!', variant_ids: [2] };
      const reply = await shop.app.inject({
        method,
        url,
        headers: { ...iryna.headers, 'x-user-id': String(name) },
        ...(method !== 'GET' && { payload: body }),
      });
      expect(reply.body, `${method} ${url}`).not.toMatch(/olena|Олена|671234567/i);
      if (path.includes('/sessions/:id')) expect(reply.statusCode).toBe(404);
    }
  }
  // Another customer's id does not make her link theirs.
  await shop.post('/api/v1/users/activation/', { ...link, uid: 'Mg' }, iryna.headers);

  expect(await ownedByOlena()).toEqual(before);
  const { orders } = (await shop.get('/api/v1/actions/orders/', iryna.headers)).json();
  expect(orders).toEqual([]);
  const { sessions } = (await shop.get('/api/v1/auth/sessions/', iryna.headers)).json();
  expect(sessions.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true]);
  const { wishlist, orders: exported } = (await shop.get('/api/v1/users/me/export/', iryna.headers)).json();
  expect([exported, wishlist.map(({ variant }: { variant: number }) => variant)]).toEqual([[], [2]]);
});
