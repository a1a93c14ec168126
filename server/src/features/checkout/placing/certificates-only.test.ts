import { expect, test } from 'vitest';
import {
  history,
  letMailTimePass,
  letMinutesPass,
  openShopWithCards,
  orderByCard,
  orderRow,
  reconcile,
  sendWebhook,
} from '../../../../tests/card-orders.ts';
import { plain } from '../../../../tests/letters.ts';
import { byCourier, createOrder, offerTestCertificate, pickupOrder, type TestShop } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { checkBooks } from '../../books/check-books.ts';

const toMail = { delivery_type: 'pickup', delivery_info: {}, payment_method: 'full' };

async function orderCertificate(shop: TestShop, changes: object = toMail, items: object[] = [], total = '1000.00') {
  const certificate = { variantId: await offerTestCertificate(shop, 1000_00), qty: 1, type: 'certificate' };
  return await orderByCard(shop, { cart_items: [certificate, ...items], ...changes }, total);
}

test('paid in full, an order of certificates alone is completed, and its letters tell of e-mail', async () => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderCertificate(shop);
  await sendWebhook(shop, attempt, 'Approved', { amount: 1000 });
  await sendWebhook(shop, attempt, 'Approved', { amount: 1000 });
  expect(await orderRow(shop, id)).toMatchObject({ state: 'completed', received: '100000', attention: [] });
  expect(await history(shop)).toEqual(['placed', 'paid', 'completed']);
  expect(await shop.rows('order_events')).toMatchObject([{}, {}, { actor: 'system', cause: 'certificates_mailed' }]);
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '100000' }]);
  await shop.runQueuedJobs();
  const letter = plain(shop.mailbox.find(({ subject }) => subject.includes('прийнято й оплачено'))!.text);
  expect(letter).toContain('Код сертифіката надсилаємо електронною поштою в окремому листі.');
  expect(letter).toMatch(/Спосіб доставки:? електронною поштою/);
  for (const wrong of ['Самовивіз', 'Адреса', 'безкоштовно', 'зателефонує']) expect(letter).not.toContain(wrong);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('while it is not paid, its letter says that the code comes by e-mail once it is', async () => {
  await using shop = await openShopWithCards();
  await orderCertificate(shop);
  await letMailTimePass(shop, 16);
  const letter = plain(shop.mailbox[0]!.text);
  expect(letter).toContain('Щойно отримаємо оплату, надішлемо код сертифіката електронною поштою на цю адресу.');
  expect(letter).not.toContain('Самовивіз');
});

test.each([
  ['with a product beside it', toMail, [{ variantId: 1, qty: 1 }], '1500.00', 1500],
  ['that a courier brings', { ...byCourier, payment_method: 'full' }, [], '1150.00', 1150],
] as const)('an order of a certificate %s waits for the staff', async (_what, changes, items, total, amount) => {
  await using shop = await openShopWithCards();
  const { id, attempt } = await orderCertificate(shop, changes, [...items], total);
  await sendWebhook(shop, attempt, 'Approved', { amount });
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: String(amount * 100) });
  expect(await history(shop)).toEqual(['placed', 'paid']);
  await shop.runQueuedJobs();
  const letter = plain(shop.mailbox.find(({ subject }) => subject.includes('прийнято й оплачено'))!.text);
  expect(letter).toContain('зателефонує');
});

test('paid in cash, it is completed with the last part of its money, and not before', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const items = [{ variantId: await offerTestCertificate(shop, 1000_00), qty: 1, type: 'certificate' as const }];
  const { order_id: id } = (await shop.post(createOrder, pickupOrder(items, '1000.00'))).json();
  const receive = (amount: string) => owner.post(`orders/${id}/mark-paid/`, { amount, way: 'cash', note: '' });
  await receive('400.00');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'new', received: '40000' });
  expect(await shop.rows('certificates')).toEqual([]);
  await receive('600.00');
  expect(await orderRow(shop, id)).toMatchObject({ state: 'completed', received: '100000' });
  expect(await shop.rows('certificates')).toHaveLength(1);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('what the shop let go is completed by money that comes late, and can only be refunded then', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id, attempt } = await orderCertificate(shop);
  await letMinutesPass(shop, 61);
  await reconcile(shop);
  expect(await orderRow(shop, id)).toMatchObject({ state: 'cancelled' });
  await sendWebhook(shop, attempt, 'Approved', { amount: 1000 });
  expect(await orderRow(shop, id)).toMatchObject({ state: 'completed' });
  const shown = (await owner.get(`orders/${id}/`)).json();
  expect(shown).toMatchObject({ state: 'completed', actions: ['refund'] });
});
