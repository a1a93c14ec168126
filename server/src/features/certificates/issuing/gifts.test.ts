import { kyivDate, kyivMorning, monthsLater } from '@shop/domain/kyiv-date.ts';
import { longDay } from '@shop/wording/dates.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { lettersOf, openShopWithCards, orderByCard, reconcile, sendWebhook } from '../../../../tests/card-orders.ts';
import { plain } from '../../../../tests/letters.ts';
import {
  books,
  byCarrier,
  createOrder,
  offerTestCertificate,
  pickupOrder,
  type TestShop,
} from '../../../../tests/orders.ts';
import { checkBooks } from '../../books/check-books.ts';

const olena = { name: 'Олена', email: 'Olena.P@rosa.example', message: 'З днем народження!\r\nТвоя Софія' };
const today = '2026-11-16';
const tomorrow = '2026-11-17';
/** By the clock of the database, which tests do not set. */
const nextMonth = monthsLater(kyivDate(new Date()), 1);

/** Sets the clock of the shop. The database has its own. */
function setClock(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}
afterEach(() => void vi.useRealTimers());

async function openShopWithGifts() {
  const shop = await openShopWithCards();
  const variantId = await offerTestCertificate(shop, 1000_00);
  const gift = (recipient: unknown, qty = 1) => ({ variantId, qty, type: 'certificate' as const, recipient });
  const giveByCard = async (recipient: unknown, qty = 1) => {
    const placed = await orderByCard(shop, { cart_items: [gift(recipient, qty)] }, `${qty}000.00`);
    return { ...placed, pay: () => sendWebhook(shop, placed.attempt, 'Approved', { amount: qty * 1000 }) };
  };
  return { ...shop, gift, giveByCard };
}

const letterTo = ({ mailbox }: TestShop, email: string) => mailbox.filter(({ to }) => to === email);
const serials = async (shop: TestShop) =>
  ((await shop.rows('certificates')) as { serial_number: string }[]).map(({ serial_number }) => serial_number);

test('a gift is issued when it is paid for, and mailed to who bought it and to who gets it', async () => {
  await using shop = await openShopWithGifts();
  const { pay } = await shop.giveByCard(olena, 2);
  const given = {
    recipient_name: 'Олена',
    recipient_email: 'olena.p@rosa.example',
    message: 'З днем народження!\nТвоя Софія',
    send_on: null,
  };
  expect(await shop.rows('order_lines')).toMatchObject([given]);
  expect(await shop.rows('certificates')).toEqual([]);

  await pay();
  expect(await shop.rows('certificates')).toMatchObject([
    { ...given, ordinal: 1, sent_at: null },
    { ...given, ordinal: 2, sent_at: null },
  ]);
  // Serial numbers are stored in one table only, and the queue contains no personal data.
  const waiting = JSON.stringify([await shop.rows('letters'), await shop.queuedJobs()]);
  for (const serial of await serials(shop)) expect(waiting).not.toContain(serial);
  expect(waiting).not.toContain('народження');

  await shop.runQueuedJobs();
  expect(await shop.rows('certificates')).toMatchObject([
    { sent_at: expect.any(String) },
    { sent_at: expect.any(String) },
  ]);
  const [bought] = letterTo(shop, 'olena@rosa.example').filter(({ subject }) => subject.startsWith('Подарунков'));
  const [brought, ...more] = letterTo(shop, 'olena.p@rosa.example');
  expect(more).toEqual([]);
  expect(brought?.subject).toBe('Олена дарує вам сертифікат');
  for (const letter of [bought, brought]) {
    for (const serial of await serials(shop)) expect(letter?.text).toContain(serial);
    expect(letter?.attachments).toMatchObject([{ name: 'Подарунковий сертифікат.pdf', type: 'application/pdf' }]);
    expect(letter?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(plain(brought!.text)).toContain('> З днем народження!\n> Твоя Софія\n');
  expect(plain(bought!.text)).toContain('Кому: Олена. Надсилаємо на olena.p@rosa.example\n');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a payment that is reported 20 times issues one set and mails it once', async () => {
  await using shop = await openShopWithGifts();
  const { id, pay } = await shop.giveByCard(olena, 3);
  for (let times = 0; times < 20; times += 1) expect((await pay()).statusCode).toBe(200);
  for (let times = 0; times < 3; times += 1) await shop.runQueuedJobs({ isBeforeTime: true });
  expect(new Set(await serials(shop)).size).toBe(3);
  expect((await lettersOf(shop)).filter((event) => event.startsWith('certificate'))).toEqual([
    `certificates-issued:${id}`,
    'certificate-gift:1',
  ]);
  expect(letterTo(shop, 'olena.p@rosa.example')).toHaveLength(1);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('what a certificate is worth is a number of its line, whatever the line shows', async () => {
  await using shop = await openShopWithGifts();
  const { attempt } = await orderByCard(shop, { cart_items: [shop.gift(olena)] }, '1000.00');
  await shop.database.pool.query(`update order_lines set value = '1 000 ₴' where kind = 'certificate'`);
  await sendWebhook(shop, attempt, 'Approved', { amount: 1000 });
  expect(await shop.rows('certificates')).toMatchObject([{ amount: '100000', balance: '100000' }]);
});

test('a gift for a day is mailed in the morning of that day, and to who bought it at once', async () => {
  await using shop = await openShopWithGifts();
  const { pay } = await shop.giveByCard({ ...olena, sendOn: nextMonth });
  await pay();
  await shop.runQueuedJobs();
  expect(letterTo(shop, 'olena.p@rosa.example')).toEqual([]);
  expect(
    plain(
      letterTo(shop, 'olena@rosa.example')
        .map(({ text }) => text)
        .join(),
    ),
  ).toContain(`Надішлемо ${plain(longDay(nextMonth))} на olena.p@rosa.example`);
  const [letter] = (await shop.rows('letters')).filter(({ kind }) => kind === 'certificate-gift');
  expect(new Date(String(letter!.send_after))).toEqual(kyivMorning(nextMonth));
  expect(
    (await shop.queuedJobs()).filter(({ state, data }) => state === 'created' && Object(data).letterId === letter!.id),
  ).toMatchObject([{ startAfter: kyivMorning(nextMonth) }]);

  await shop.database.pool.query(`update letters set send_after = now() where kind = 'certificate-gift'`);
  await shop.runQueuedJobs({ isBeforeTime: true });
  expect(letterTo(shop, 'olena.p@rosa.example')).toHaveLength(1);
  expect(await shop.rows('certificates')).toMatchObject([{ send_on: nextMonth, sent_at: expect.any(String) }]);
});

test('a gift whose money went back before its day is mailed to nobody', async () => {
  await using shop = await openShopWithGifts();
  const { attempt, pay } = await shop.giveByCard({ ...olena, sendOn: nextMonth });
  await pay();
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 1000, refundAmount: 1000 });
  await sendWebhook(shop, attempt, 'Refunded', { amount: 1000, refundAmount: 1000 });
  await reconcile(shop);
  expect(await shop.rows('certificates')).toMatchObject([{ state: 'blocked' }]);

  await shop.database.pool.query('update letters set send_after = now()');
  await shop.runQueuedJobs({ isBeforeTime: true });
  expect(letterTo(shop, 'olena.p@rosa.example')).toEqual([]);
  expect((await shop.rows('letters')).filter(({ kind }) => kind === 'certificate-gift')).toMatchObject([
    { state: 'failed', error: 'No content left to send' },
  ]);
  expect(await shop.rows('certificates')).toMatchObject([{ sent_at: null }]);
  const bought = letterTo(shop, 'olena@rosa.example').find(({ subject }) => subject.startsWith('Подарунков'));
  expect(plain(bought!.text)).toContain('1 000,00 ₴, заблоковано: кошти за нього повернуто\n');
  expect(bought?.attachments).toEqual([]);
});

test('a gift without an address is mailed to who bought it only', async () => {
  await using shop = await openShopWithGifts();
  const { id, pay } = await shop.giveByCard({ name: ' Олена ', email: ' ', message: '', sendOn: null });
  await pay();
  expect(await shop.rows('certificates')).toMatchObject([
    { recipient_name: 'Олена', recipient_email: null, message: null, send_on: null },
  ]);
  expect(await lettersOf(shop)).toEqual([`order-placed:${id}`, `certificates-issued:${id}`, `order-paid:${id}`]);
});

test.each([
  [{ name: ' ' }, { name: ["Це поле обов'язкове"] }],
  [{ name: 'О'.repeat(101) }, { name: ['Щонайбільше 100 символів'] }],
  [{ name: 'Оле\nна' }, { name: ['Неправильний формат'] }],
  [{ email: 'olena' }, { email: ['Введіть коректний email'] }],
  [{ message: 'а'.repeat(301) }, { message: ['Щонайбільше 300 символів'] }],
  [{ message: 'а\u0007' }, { message: ['Неправильний формат'] }],
  [{ sendOn: '24.12.2026' }, { sendOn: ['Вкажіть дату'] }],
  [{ sendOn: '2026-02-30' }, { sendOn: ['Вкажіть дату'] }],
  [{ sendOn: '2026-11-15' }, { sendOn: ['Оберіть день від сьогодні до пів року наперед'] }],
  [{ sendOn: '2027-05-17' }, { sendOn: ['Оберіть день від сьогодні до пів року наперед'] }],
  [{ sendOn: tomorrow, email: null }, { email: ['Щоб надіслати сертифікат у цей день, потрібна адреса'] }],
  [
    { name: '', sendOn: tomorrow, email: '' },
    { name: ["Це поле обов'язкове"], email: ['Щоб надіслати сертифікат у цей день, потрібна адреса'] },
  ],
])('%j is refused at its field, and nothing is written', async (changes, fields) => {
  setClock(`${today}T12:00:00Z`);
  await using shop = await openShopWithGifts();
  const before = await books(shop);
  const cart = [{ variantId: 1, qty: 1 }, shop.gift({ ...olena, ...changes })];
  const reply = await shop.post(createOrder, pickupOrder(cart, '1500.00', byCarrier));
  expect([reply.statusCode, JSON.parse(plain(reply.body))]).toMatchObject([
    400,
    { cart_items: { 1: { recipient: fields } } },
  ]);
  expect(await books(shop)).toEqual(before);
});

test.each([today, monthsLater(today, 6)])('a gift may be mailed on %s', async (sendOn) => {
  setClock(`${today}T12:00:00Z`);
  await using shop = await openShopWithGifts();
  await shop.giveByCard({ ...olena, sendOn });
  expect(await shop.rows('order_lines')).toMatchObject([{ send_on: sendOn }]);
});

test('signs that would turn the letter around are not kept', async () => {
  await using shop = await openShopWithGifts();
  await shop.giveByCard({ name: '\u202eОлена\u2066', message: '\u202eЗ днем народження!' });
  expect(await shop.rows('order_lines')).toMatchObject([{ recipient_name: 'Олена', message: 'З днем народження!' }]);
});

test('the same key with another recipient is another order, and refused', async () => {
  await using shop = await openShopWithGifts();
  const key = { 'idempotency-key': 'gift' };
  const send = (recipient: unknown) =>
    shop.post(createOrder, pickupOrder([shop.gift(recipient)], '1000.00', byCarrier), key);
  const first = await send(olena);
  expect((await send({ ...olena, sendOn: ' ' })).json().order_reference).toBe(first.json().order_reference);
  const other = await send({ ...olena, message: 'Інше' });
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused']);
  expect(await shop.rows('orders')).toHaveLength(1);
});

test('an order that is sent again when its day is over is the same order', async () => {
  setClock(`${today}T20:00:00Z`);
  await using shop = await openShopWithGifts();
  const body = pickupOrder([shop.gift({ ...olena, sendOn: today })], '1000.00', byCarrier);
  const send = () => shop.post(createOrder, body, { 'idempotency-key': 'gift' });
  const { order_id } = (await send()).json();
  setClock(`${tomorrow}T08:00:00Z`);
  const again = await send();
  expect([again.statusCode, again.json().order_id]).toEqual([201, order_id]);
});

test('a product has no recipient, and the same certificate for two people is two lines', async () => {
  await using shop = await openShopWithGifts();
  const petro = { name: 'Петро' };
  const cart = [{ variantId: 1, qty: 1, recipient: petro }, shop.gift(olena), shop.gift(petro), shop.gift(olena, 2)];
  await orderByCard(shop, { cart_items: cart }, '4500.00');
  expect(await shop.rows('order_lines')).toMatchObject([
    { kind: 'product', recipient_name: null },
    { kind: 'certificate', quantity: 3, recipient_name: 'Олена' },
    { kind: 'certificate', quantity: 1, recipient_name: 'Петро' },
  ]);
});

test('of one value twenty are sold at once, whoever gets them', async () => {
  await using shop = await openShopWithGifts();
  const before = await books(shop);
  const cart = [shop.gift(olena, 11), shop.gift({ name: 'Петро' }, 10)];
  const reply = await shop.post(createOrder, pickupOrder(cart, '21000.00', byCarrier));
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'too_many_of_a_line']);
  expect(await books(shop)).toEqual(before);
});

test('whoever has the reference of an order does not see who gets the gift', async () => {
  await using shop = await openShopWithGifts();
  const { reference } = await shop.giveByCard(olena);
  const { body } = await shop.get(`/api/v1/orders/${reference}/`);
  expect(body).toContain('Подарунковий сертифікат');
  expect(body).not.toMatch(/Олена|olena|народження|recipient/);
});
