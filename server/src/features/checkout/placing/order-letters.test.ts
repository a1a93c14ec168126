import { expect, test } from 'vitest';
import {
  letMailTimePass,
  letMinutesPass,
  openShopWithCards,
  orderByCard,
  reconcile,
  sendWebhook,
} from '../../../../tests/card-orders.ts';
import { createOrder, personalInfo, pickupOrder, type TestShop } from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';

const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const subjects = (shop: TestShop) => shop.mailbox.map(({ subject }) => plain(subject));

const byCash = (shop: TestShop, email = personalInfo.email) =>
  shop.post(
    createOrder,
    pickupOrder([{ variantId: 2, qty: 1, preorder: true }], '300.00', { personal_info: { ...personalInfo, email } }),
  );

test('a cash order is confirmed at once, a card order after 15 minutes with the link to pay', async () => {
  await using shop = await openShopWithCards();
  await byCash(shop);
  const { reference } = await orderByCard(shop);
  await shop.runQueuedJobs();
  expect(subjects(shop)).toEqual(['Замовлення № 1 прийнято']);
  await letMailTimePass(shop, 14);
  expect(subjects(shop)).toHaveLength(1);
  await letMailTimePass(shop, 2);
  expect(subjects(shop)).toEqual(['Замовлення № 1 прийнято', 'Замовлення № 2 прийнято']);
  expect(shop.mailbox[1]?.text).toContain(`/payment-confirmation/${reference}`);
});

test('who pays within that time gets one letter that tells both, at once', async () => {
  await using shop = await openShopWithCards();
  const { attempt, reference } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  await shop.runQueuedJobs();
  await letMailTimePass(shop, 20);
  expect(subjects(shop)).toEqual(['Замовлення № 1 прийнято й оплачено']);
  const text = plain(shop.mailbox[0]?.text);
  expect(text).toContain('Крем');
  expect(text).toContain('Сплачено карткою: 500,00 ₴');
  expect(text).toMatch(/\nhttps?:\/\/[^\s/]+\/product\/cream\?variant=1\n/);
  expect(text).toContain('Отримувач: Олена Коваль');
  expect(text).not.toContain(`/payment-confirmation/${reference}`);
  expect(text).toContain(`/order/${reference}\n`);
  expect((await shop.rows('letters')).map(({ event, state }) => [event, state])).toEqual([
    ['order-placed:1', 'withdrawn'],
    ['order-paid:1', 'sent'],
  ]);
});

test('who pays later has got the one letter and gets the other', async () => {
  await using shop = await openShopWithCards();
  const { attempt } = await orderByCard(shop);
  await letMailTimePass(shop, 16);
  await sendWebhook(shop, attempt, 'Approved');
  await shop.runQueuedJobs();
  expect(subjects(shop)).toEqual(['Замовлення № 1 прийнято', 'Оплату за замовлення № 1 отримано']);
});

test('a letter that is being sent is not taken back: then there are two', async () => {
  await using shop = await openShopWithCards();
  const { attempt } = await orderByCard(shop);
  await shop.database.pool.query(`update letters set attempts = 1, send_after = now() + interval '1 minute'`);
  await sendWebhook(shop, attempt, 'Approved');
  expect((await shop.rows('letters')).map(({ event, state }) => [event, state])).toEqual([
    ['order-placed:1', 'waiting'],
    ['order-paid:1', 'waiting'],
  ]);
});

test('an order that is cancelled meanwhile asks for no payment any more', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id } = await orderByCard(shop);
  await owner.post(`orders/${id}/cancel/`, { reason: 'Передумали' });
  await letMailTimePass(shop, 20);
  expect(subjects(shop)).toEqual(['Замовлення № 1 скасовано']);
});

test('five letters about placed orders go to one address in ten minutes, the others wait and none is lost', async () => {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  for (let number = 1; number <= 12; number += 1) await byCash(shop);
  await byCash(shop, 'other@rosa.example');
  await shop.runQueuedJobs();
  const to = (address: string) => shop.mailbox.filter((message) => message.to === address).length;
  expect([to(personalInfo.email), to('other@rosa.example')]).toEqual([5, 1]);
  await letMailTimePass(shop, 9);
  expect(to(personalInfo.email)).toBe(5);
  await letMailTimePass(shop, 2);
  expect(to(personalInfo.email)).toBe(10);
  await letMailTimePass(shop, 11);
  expect(to(personalInfo.email)).toBe(12);
  expect(new Set(subjects(shop)).size).toBe(13);
  expect(new Set((await shop.rows('letters')).map(({ state }) => state))).toEqual(new Set(['sent']));
});

test('letters about money and refusals are never held back by those', async () => {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  for (let number = 1; number <= 6; number += 1) await byCash(shop);
  const { attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  const unpaid = await orderByCard(shop);
  await shop.runQueuedJobs();
  expect(subjects(shop)).toHaveLength(6);
  expect(subjects(shop)).toContain('Замовлення № 7 прийнято й оплачено');
  await letMinutesPass(shop, 61);
  shop.bank.says(unpaid.attempt, { transactionStatus: 'Declined', amount: 500 });
  await reconcile(shop);
  await shop.runQueuedJobs();
  expect(subjects(shop)).toContain('Замовлення № 8 скасовано');
});

test('letters to one address that are sent at once by many workers are five all the same', async () => {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  for (let number = 1; number <= 8; number += 1) await byCash(shop);
  await Promise.all([shop.runQueuedJobs(), shop.runQueuedJobs(), shop.runQueuedJobs()]);
  expect(shop.mailbox).toHaveLength(5);
});

const sentence = 'Ви виграли! Перейдіть на evil.example/win';

test('what is no name is refused at the checkout with the words of registration, and nothing is written', async () => {
  await using shop = await openShopWithCards();
  const reply = await shop.post(
    createOrder,
    pickupOrder([{ variantId: 1, qty: 1 }], '500.00', {
      personal_info: { ...personalInfo, firstName: sentence, lastName: 'К' },
    }),
  );
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    {
      personal_info: {
        firstName: ["Введіть коректне ім'я (мінімум 2 символи, без спеціальних символів)"],
        lastName: ['Введіть коректне прізвище (мінімум 2 символи, без спеціальних символів)'],
      },
    },
  ]);
  expect([await shop.rows('orders'), await shop.rows('letters')]).toEqual([[], []]);
});

test('an address and the name of an older order are no links in letters', async () => {
  await using shop = await openShopWithCards();
  await shop.post(
    createOrder,
    pickupOrder([{ variantId: 1, qty: 1 }], '650.00', {
      delivery_type: 'courier',
      delivery_info: { courierCity: 'Київ', courierStreet: sentence, courierHouse: '1', courierApartment: '2' },
    }),
  );
  await shop.database.pool.query(`update letters set data = jsonb_set(data, '{recipient}', to_jsonb($1::text))`, [
    sentence,
  ]);
  await shop.runQueuedJobs();
  const [letter] = shop.mailbox;
  for (const part of [letter!.text, letter!.html]) {
    expect(part).not.toContain('evil.example');
    expect(part.replaceAll('\u2060', '').split('evil.example/win').length - 1).toBe(2);
  }
});
