import { expect, test } from 'vitest';
import { letMinutesPass, openShopWithCards, orderByCard, reconcile, sendWebhook } from '../../../tests/card-orders.ts';
import { plain } from '../../../tests/letters.ts';
import { addCertificate, books, createOrder, personalInfo, pickupOrder, type TestShop } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

const emails = ['shop@rosa.example', 'warehouse@rosa.example'];

/** A shop that mails its owner about new orders. */
async function openNotifyingShop() {
  const shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { version: _version, ...settings } = (await owner.get('settings/')).json();
  const reply = await owner.put('settings/', { ...settings, order_notice_emails: emails });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { ...shop, owner, settings };
}

const byCash = (shop: TestShop, key?: string) =>
  shop.app.inject({
    method: 'POST',
    url: createOrder,
    payload: pickupOrder([{ variantId: 2, qty: 1 }], '300.00'),
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function notices(shop: TestShop): Promise<string[]> {
  const rows = (await shop.rows('letters')) as { event: string; kind: string }[];
  return rows.filter(({ kind }) => kind === 'new-order').map(({ event }) => event);
}

const told = (orderId: number) => emails.map((email) => `new-order:${orderId}:${email}`);

test('a cash order reaches the addresses in the settings at once: number, sum and link, and nothing personal', async () => {
  await using shop = await openNotifyingShop();
  await byCash(shop);
  await shop.runQueuedJobs();
  const letters = shop.mailbox.filter(({ to }) => emails.includes(to));
  expect(letters.map(({ to, subject }) => [to, plain(subject)])).toEqual(
    emails.map((email) => [email, 'Нове замовлення № 1 на 300,00 ₴']),
  );
  for (const { text, html } of letters) {
    expect(plain(text)).toContain('Номер: 1\nСума: 300,00 ₴');
    expect(text).toContain('http://localhost:3000/admin/orders/1/show');
    const everything = `${text}${html}`;
    for (const secret of [...Object.values(personalInfo), 'Крем', '0671234567', 'Кочура'])
      expect(everything).not.toContain(secret);
  }
  const [row] = ((await shop.rows('letters')) as { kind: string; data: object }[]).filter(
    ({ kind }) => kind === 'new-order',
  );
  expect(row?.data).toEqual({ orderId: 1, total: '300.00' });
});

test('an order that is to be paid by card is told when it is paid, however often the bank says so', async () => {
  await using shop = await openNotifyingShop();
  const { id, attempt } = await orderByCard(shop);
  expect(await notices(shop)).toEqual([]);
  await sendWebhook(shop, attempt, 'Declined');
  expect(await notices(shop)).toEqual([]);
  await Promise.all(['Approved', 'Approved', 'Approved'].map((status) => sendWebhook(shop, attempt, status)));
  expect(await notices(shop)).toEqual(told(id));
});

test('an order that nobody paid for is told to nobody, and one that came back to life by a late payment is', async () => {
  await using shop = await openNotifyingShop();
  const { id, attempt } = await orderByCard(shop);
  shop.bank.says(attempt, { amount: 500, transactionStatus: 'Expired' });
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect([(await shop.owner.get(`orders/${id}/`)).json().state, await notices(shop)]).toEqual(['cancelled', []]);
  await sendWebhook(shop, attempt, 'Approved');
  expect(await notices(shop)).toEqual(told(id));
});

test('money that comes for an order that is gone for good is no new order', async () => {
  await using shop = await openNotifyingShop();
  const { id, attempt } = await orderByCard(shop);
  await shop.owner.post(`orders/${id}/cancel/`, { reason: 'Передумали' });
  await sendWebhook(shop, attempt, 'Approved');
  expect(await notices(shop)).toEqual([]);
});

test('an order that waited for a card and is paid by hand is told then, and not when the rest of it comes', async () => {
  await using shop = await openNotifyingShop();
  const { id } = await orderByCard(shop);
  const pay = (amount: string) => shop.owner.post(`orders/${id}/mark-paid/`, { amount, way: 'cash', note: '' });
  expect((await pay('200.00')).statusCode).toBe(200);
  expect(await notices(shop)).toEqual(told(id));
  await shop.owner.put('settings/', { ...shop.settings, order_notice_emails: ['another@rosa.example'] });
  expect((await pay('300.00')).statusCode).toBe(200);
  expect(await notices(shop)).toEqual(told(id));
});

test('an order that certificates cover is told at once', async () => {
  await using shop = await openNotifyingShop();
  await addCertificate(shop, 'COVERS-ALL', 300_00);
  const reply = await shop.post(
    createOrder,
    pickupOrder([{ variantId: 2, qty: 1 }], '0.00', { certificates: [{ serial_number: 'COVERS-ALL' }] }),
  );
  expect([reply.statusCode, await notices(shop)]).toEqual([201, told(1)]);
});

test('one request that comes many times at once is one order and one letter an address', async () => {
  await using shop = await openNotifyingShop();
  const replies = await Promise.all(Array.from({ length: 5 }, () => byCash(shop, 'the-same-key')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(await notices(shop)).toEqual(told(1));
});

test('an order that is refused is told to nobody', async () => {
  await using shop = await openNotifyingShop();
  const before = await books(shop);
  expect((await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 6 }], '1800.00'))).statusCode).toBe(409);
  expect([await notices(shop), await books(shop)]).toEqual([[], before]);
});

test('addresses are saved as typed lines, in small letters, each once; the public settings do not know them', async () => {
  await using shop = await openNotifyingShop();
  const typed = [' Shop@Rosa.example ', '', 'shop@rosa.example'];
  const change = (order_notice_emails: unknown) =>
    shop.owner.put('settings/', { ...shop.settings, order_notice_emails });
  expect((await change(typed)).json().order_notice_emails).toEqual(['shop@rosa.example']);
  const audit = await auditOf(shop, 'settings');
  expect(audit.at(-1)).toMatchObject({
    before: { order_notice_emails: emails },
    after: { order_notice_emails: ['shop@rosa.example'] },
  });
  expect((await shop.get('/api/v1/shop/settings/')).body).not.toContain('shop@rosa.example');

  for (const wrong of [
    ['not an address'],
    ['a@b.ua\r\nBcc: all@rosa.example'],
    Array(11)
      .fill('a@b.ua')
      .map((a, i) => `${i}${a}`),
  ])
    expect([(await change(wrong)).statusCode, (await shop.owner.get('settings/')).json().order_notice_emails]).toEqual([
      400,
      ['shop@rosa.example'],
    ]);
  expect((await change([])).json().order_notice_emails).toEqual([]);
  await byCash(shop);
  expect(await notices(shop)).toEqual([]);
});

test('settings that do not name the addresses leave them as they are', async () => {
  await using shop = await openNotifyingShop();
  const { order_notice_emails: _, ...others } = shop.settings;
  expect((await shop.owner.put('settings/', others)).json().order_notice_emails).toEqual(emails);
});

test('the letter keeps its address when the person of the order is forgotten, and tells nothing of them', async () => {
  await using shop = await openNotifyingShop();
  await byCash(shop);
  await shop.runQueuedJobs();
  await shop.owner.post('orders/1/cancel/', { reason: 'Передумали' });
  const erased = await shop.owner.post('people/erase/', { email: personalInfo.email, phone: personalInfo.phone });
  expect(erased.statusCode).toBe(200);
  const rows = (await shop.rows('letters')) as { kind: string; recipient: string }[];
  expect(rows.filter(({ kind }) => kind === 'new-order').map(({ recipient }) => recipient)).toEqual(emails);
});

test('the menu counts new orders that wait for nobody but the shop', async () => {
  await using shop = await openNotifyingShop();
  const count = async () => (await shop.owner.get('new-orders/')).json();
  expect(await count()).toEqual({ count: 0 });
  await byCash(shop);
  const { attempt } = await orderByCard(shop);
  expect(await count()).toEqual({ count: 1 });
  await sendWebhook(shop, attempt, 'Approved');
  expect(await count()).toEqual({ count: 2 });
  await shop.owner.post('orders/1/confirm/');
  expect(await count()).toEqual({ count: 1 });
  const editor = await signedIn(shop, 'content_editor');
  expect((await editor.get('new-orders/')).statusCode).toBe(403);
});
