import { kyivDate, monthsLater } from '@shop/domain/kyiv-date.ts';
import { expect, test } from 'vitest';
import {
  everythingKept,
  mailedLink,
  newCustomer,
  orderAs,
  password,
  register,
  signIn,
  statusOf,
} from '../../../../tests/accounts.ts';
import { openShopWithCards, sendWebhook } from '../../../../tests/card-orders.ts';
import { plain } from '../../../../tests/letters.ts';
import { byCarrier, byCourier, offerTestCertificate, personalInfo, type TestShop } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { updateProfile } from '../update-profile.ts';
import { putWishes } from '../wishes/put-wishes.ts';
import { deleteExpired } from './delete-expired.ts';

const remove = (shop: TestShop, headers: Record<string, string>, payload: object = { current_password: password }) =>
  shop.app.inject({ method: 'DELETE', url: '/api/v1/users/me/', headers, payload });

test('the export holds everything that the shop knows about the customer, and nothing of anybody else', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  const stranger = { ...personalInfo, email: 'stranger@rosa.example', lastName: 'Чужа' };
  await orderAs(shop, headers);
  await orderAs(shop, {}, { personal_info: stranger });
  await shop.app.inject({
    method: 'PUT',
    url: '/api/v1/actions/wishlist/',
    headers,
    payload: { variant_ids: [2] },
  });
  await shop.post('/api/v1/actions/subscriptions/', { email: newCustomer.email });
  const reply = await shop.get('/api/v1/users/me/export/', headers);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    {
      profile: { email: 'olena@rosa.example', phone_number: '+380671234567', consent: null },
      orders: [{ id: 1, first_name: 'Олена', last_name: 'Коваль', phone: '+380671234567', total_price: '500.00' }],
      wishlist: [{ variant: 2, product_name: 'Крем' }],
      sessions: [{ address: '127.0.0.1' }],
      newsletter: 'pending',
    },
  ]);
  expect(reply.body).not.toContain('Чужа');
  expect(reply.body).not.toMatch(/argon2|password/);
});

test('deleting needs the password', async () => {
  await using shop = await openShopWithCards();
  const customer = await register(shop);
  const before = await shop.rows('customers');
  const wrong = await remove(shop, customer.headers, { current_password: 'x' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong_password']);
  expect((await remove(shop, customer.headers, {})).json()).toEqual({ current_password: ["Це поле обов'язкове"] });
  expect([await shop.rows('customers'), await statusOf(shop, customer)]).toEqual([before, 200]);
});

test('a deleted account leaves its orders, without the person, and no way in', async () => {
  await using shop = await openShopWithCards();
  const customer = await register(shop);
  const elsewhere = await signIn(shop);
  await orderAs(shop, customer.headers, { ...byCourier, total_price: '650.00' });
  await shop.database.pool.query(`update orders set state = 'completed'`);
  await shop.runQueuedJobs();

  const reply = await remove(shop, customer.headers);
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([
    204,
    [expect.stringContaining('access_token=;'), expect.stringContaining('refresh_token=;')],
  ]);
  expect([await statusOf(shop, customer), await statusOf(shop, elsewhere)]).toEqual([401, 401]);
  expect((await shop.post('/api/v1/jwt/create/', { email: newCustomer.email, password })).statusCode).toBe(401);
  expect(await shop.rows('orders')).toMatchObject([
    {
      first_name: '',
      last_name: '',
      phone: '',
      email: '',
      delivery_address: { city: 'Київ' },
      total: '65000',
      personal_data_erased_at: expect.anything(),
    },
  ]);
  for (const table of ['customer_sessions', 'customer_tokens', 'customer_wishlist', 'account_requests'])
    expect(await shop.rows(table)).toEqual([]);
  await shop.runQueuedJobs();
  expect(shop.mailbox.at(-1)).toMatchObject({ to: newCustomer.email });
  await deleteExpired(shop.shop);
  const everything = await Promise.all(
    ['customers', 'orders', 'letters', 'order_events', 'promo_code_uses', 'payment_events'].map((table) =>
      shop.rows(table),
    ),
  );
  expect(JSON.stringify(everything)).not.toMatch(/olena|Олена|Коваль|671234567|Хрещатик/i);
});

test('letters that were waiting, went to another address or were about links are forgotten, too', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  const wish = { email: 'nova@rosa.example', current_password: password };
  await shop.app.inject({ method: 'PUT', url: '/api/v1/actions/update/', headers, payload: wish });
  await shop.post('/api/v1/users/confirm_email/', await mailedLink(shop, 'email', 'nova@rosa.example'));
  const atWork = { ...personalInfo, email: 'olena@work.example' };
  await orderAs(shop, headers, { ...byCourier, total_price: '650.00', personal_info: atWork });
  await shop.database.pool.query(`update orders set state = 'completed'`);
  await shop.post('/api/v1/users/reset_password/', { email: 'nova@rosa.example' });

  expect((await remove(shop, headers)).statusCode).toBe(204);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to }) => to)).toContain('olena@work.example');
  await deleteExpired(shop.shop);

  expect(await everythingKept(shop)).not.toMatch(/olena|nova@|Олена|Коваль|671234567|Хрещатик/i);
});

test('the letters about an order on its way are forgotten with it', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  const atWork = { ...personalInfo, email: 'olena@work.example' };
  await orderAs(shop, headers, { personal_info: atWork });
  await shop.runQueuedJobs();
  await remove(shop, headers);
  await shop.runQueuedJobs();
  await deleteExpired(shop.shop);
  expect(JSON.stringify(await shop.rows('letters'))).toContain('olena@work.example');
  await shop.database.pool.query(`update orders set state = 'completed'`);
  await deleteExpired(shop.shop);
  expect(await everythingKept(shop)).not.toMatch(/olena|Олена|Коваль|671234567/i);
});

const nextMonth = monthsLater(kyivDate(new Date()), 1);

/** A paid gift to another person that waits for its day. */
async function giveAs(shop: TestShop, headers: Record<string, string>) {
  const variantId = await offerTestCertificate(shop, 1000_00);
  const recipient = { name: 'Софія', email: 'sofiia@rosa.example', message: 'Обіймаю', sendOn: nextMonth };
  const cart_items = [{ variantId, qty: 1, type: 'certificate', recipient }];
  await orderAs(shop, headers, { ...byCarrier, cart_items, total_price: '1000.00' });
  const [{ reference }] = (await shop.rows('payments')) as [{ reference: string }];
  await sendWebhook(shop, reference, 'Approved', { amount: 1000 });
  await shop.runQueuedJobs();
  return recipient;
}

test('the account and the export tell who a gift is for', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  const recipient = await giveAs(shop, headers);
  for (const address of ['/api/v1/users/me/export/', '/api/v1/actions/orders/'])
    expect((await shop.get(address, headers)).json()).toMatchObject({ orders: [{ order_products: [{ recipient }] }] });
});

test('a gift of somebody who was forgotten is mailed on its day, and then its recipient is forgotten, too', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  await giveAs(shop, headers);
  await shop.database.pool.query(`update orders set state = 'completed'`);
  await remove(shop, headers);
  await deleteExpired(shop.shop);
  expect(await shop.rows('order_lines')).toMatchObject([{ recipient_email: 'sofiia@rosa.example' }]);

  await shop.database.pool.query('update letters set send_after = now()');
  await shop.runQueuedJobs({ isBeforeTime: true });
  expect(shop.mailbox.filter(({ to }) => to === 'sofiia@rosa.example')).toMatchObject([
    { subject: 'Олена дарує вам сертифікат', text: expect.stringContaining('> Обіймаю') },
  ]);
  await deleteExpired(shop.shop);
  expect(await everythingKept(shop)).not.toMatch(/olena|Олена|Коваль|671234567|sofiia|Софія|Обіймаю/i);
  expect(await shop.rows('certificates')).toMatchObject([{ state: 'active', balance: '100000', send_on: null }]);
});

test('the farewell arrives, and once it is sent nobody finds its address among the letters', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { headers } = await register(shop);
  await shop.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  const found = async () => (await owner.get(`letters/?q=${newCustomer.email}`)).json().total;
  await remove(shop, headers);
  expect(await found()).toBe(2);
  await shop.runQueuedJobs();
  expect(shop.mailbox.map(({ to, subject }) => [to, plain(subject)])).toContainEqual([
    newCustomer.email,
    'Обліковий запис видалено',
  ]);
  expect(await found()).toBe(0);
  expect(await everythingKept(shop)).not.toMatch(/olena@rosa|Олена К|Ковальчук/);
});

test('letters to others stay as they are', async () => {
  await using shop = await openShopWithCards();
  const olena = await register(shop);
  await register(shop, { email: 'iryna@rosa.example' });
  await orderAs(shop, {}, { personal_info: { ...personalInfo, email: 'guest@rosa.example' } });
  await shop.runQueuedJobs();
  await remove(shop, olena.headers);
  await shop.runQueuedJobs();
  await deleteExpired(shop.shop);
  expect((await shop.rows('letters')).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['activation', ''],
    ['activation', 'iryna@rosa.example'],
    ['order-placed', 'guest@rosa.example'],
    ['account-deleted', ''],
  ]);
});

test('what was under way when an account was deleted writes nobody into it again', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  const [session] = (await shop.rows('customer_sessions')) as [{ id: string }];
  await remove(shop, headers);
  const before = await shop.rows('customers');
  const late = { id: session.id, customerId: 1 };
  const refused = { code: 'token_not_valid' };
  await expect(updateProfile(shop.shop, late, { first_name: 'Олена' })).rejects.toMatchObject(refused);
  await expect(putWishes(shop.shop, late, { variant_ids: [1] })).rejects.toMatchObject(refused);
  expect([await shop.rows('customers'), await shop.rows('customer_wishlist')]).toEqual([before, []]);
});

test('an order on its way keeps the name and the phone until it is finished', async () => {
  await using shop = await openShopWithCards();
  const { headers } = await register(shop);
  await orderAs(shop, headers);
  await remove(shop, headers);
  await deleteExpired(shop.shop);
  expect(await shop.rows('orders')).toMatchObject([{ first_name: 'Олена', phone: '+380671234567' }]);
  await shop.database.pool.query(`update orders set state = 'completed'`);
  await deleteExpired(shop.shop);
  expect(await shop.rows('orders')).toMatchObject([{ first_name: '', phone: '', email: '' }]);
});

test('the address is free again, and the next account knows nothing of the one before', async () => {
  await using shop = await openShopWithCards();
  const first = await register(shop);
  await orderAs(shop, first.headers);
  await shop.database.pool.query(`update orders set state = 'completed'`);
  await remove(shop, first.headers);
  const second = await register(shop);
  await shop.database.pool.query('update customers set activated_at = now() where erased_at is null');
  await signIn(shop);
  expect((await shop.get('/api/v1/actions/orders/', second.headers)).json().orders).toEqual([]);
});

test('the orders of others stay as they are', async () => {
  await using shop = await openShopWithCards();
  const olena = await register(shop);
  const iryna = await register(shop, { email: 'iryna@rosa.example' });
  await orderAs(shop, iryna.headers);
  await orderAs(shop);
  await shop.database.pool.query(`update orders set state = 'completed'`);
  const before = await shop.rows('orders');
  await remove(shop, olena.headers);
  expect(await shop.rows('orders')).toEqual(before);
  expect(await statusOf(shop, iryna)).toBe(200);
});
