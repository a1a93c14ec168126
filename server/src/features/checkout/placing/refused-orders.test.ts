import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import {
  addCertificate,
  books,
  byCarrier,
  byCourier,
  createOrder,
  offerTestCertificate,
  personalInfo,
  pickupOrder,
} from '../../../../tests/orders.ts';
import { createPromoCode } from '../../promo-codes/create-promo-code.ts';

/** Variant 1: 100 ₴, five in stock. Variant 2: 300 ₴, out of stock. Promo codes and certificates of every kind. */
async function openShopWithEverything() {
  const shop = await openTestShop();
  const variants = [variant('A-1', 100_00), variant('A-2', 300_00, { stock: 0 })];
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем', variants });
  await shop.addProduct({ brandId: 1, slug: 'hidden', name: 'Схований', isActive: false });
  await offerTestCertificate(shop, 500_00);
  await addCertificate(shop, 'GOOD', 50_00);
  await addCertificate(shop, 'OLD', 50_00, '2020-01-01');
  await addCertificate(shop, 'BLOCKED', 50_00);
  await shop.shop.db.transaction(async (tx) => {
    for (const code of ['GOOD', 'ENDED', 'LATER', 'SPENT', 'OFF'])
      await createPromoCode(tx, { code, percent: 10, note: '' });
    await tx.execute(sql`update promo_codes set ends_at = now() where code = 'ENDED'`);
    await tx.execute(sql`update promo_codes set starts_at = now() + interval '1 hour' where code = 'LATER'`);
    await tx.execute(sql`update promo_codes set max_uses = 1, times_used = 1 where code = 'SPENT'`);
    await tx.execute(sql`update promo_codes set is_active = false where code = 'OFF'`);
    await tx.execute(
      sql`update certificates set state = 'blocked', blocked_for = 'staff' where serial_number = 'BLOCKED'`,
    );
  });
  return shop;
}

const one = [{ variantId: 1, qty: 1 }];
const hidden = 3;
const certificate = 4;
const largestNumber = Number.MAX_SAFE_INTEGER;

test.each<[string, object, number, object]>([
  [
    'more than there is',
    pickupOrder([{ variantId: 1, qty: 6 }], '600.00'),
    409,
    {
      code: 'out_of_stock',
      error: 'Деяких товарів залишилося менше, ніж у вашому кошику.',
      lines: [
        {
          variantId: 1,
          type: 'product',
          product_name: 'Крем',
          value: '50',
          unit: 'мл',
          qty: 6,
          stock: 5,
          price: '100.00',
          discount_price: '0.00',
        },
      ],
    },
  ],
  [
    'what has run out, without a word about a preorder',
    pickupOrder([...one, { variantId: 2, qty: 1 }], '400.00'),
    409,
    {
      code: 'out_of_stock',
      lines: [{ variantId: 2, qty: 1, stock: 0 }],
    },
  ],
  [
    'a hidden product and one that never was',
    pickupOrder([...one, { variantId: hidden, qty: 1 }, { variantId: largestNumber, qty: 1 }], '1.00'),
    409,
    {
      code: 'line_unavailable',
      lines: [
        { variantId: hidden, type: 'product' },
        { variantId: largestNumber, type: 'product' },
      ],
    },
  ],
  [
    'a product as a certificate',
    pickupOrder([{ variantId: 1, qty: 1, type: 'certificate' }], '100.00'),
    409,
    {
      code: 'line_unavailable',
      lines: [{ variantId: 1, type: 'certificate' }],
    },
  ],
  [
    'a hundred pieces before they are there',
    pickupOrder([{ variantId: 2, qty: 100, preorder: true }], '30000.00'),
    400,
    {
      code: 'too_many_of_a_line',
      lines: [{ variantId: 2, qty: 100 }],
    },
  ],
  [
    '21 certificates of one value',
    pickupOrder([{ variantId: certificate, qty: 21, type: 'certificate' }], '10500.00', byCarrier),
    400,
    {
      code: 'too_many_of_a_line',
      lines: [{ variantId: certificate, qty: 21, stock: null }],
    },
  ],
  [
    'another total',
    pickupOrder(one, '99.99', { ...byCourier, promo_code: 'good', certificates: [{ serial_number: 'GOOD' }] }),
    409,
    {
      code: 'total_changed',
      error: 'Сума змінилася, поки ви оформлювали замовлення. Перевірте її ще раз.',
      lines: [{ variantId: 1, qty: 1, stock: 5, price: '100.00', discount_price: '0.00' }],
      goods_total: '100.00',
      promo_code_discount: 10,
      promo_discount: '10.00',
      certificate_discount: '50.00',
      delivery_cost: '150.00',
      total_price: '190.00',
    },
  ],
  [
    'a promo code nobody knows',
    pickupOrder(one, '90.00', { promo_code: 'NONE' }),
    409,
    { code: 'promo_code_rejected', reason: 'promo_code_not_found', error: 'Такого промокоду немає.' },
  ],
  [
    'a promo code that was switched off',
    pickupOrder(one, '90.00', { promo_code: 'OFF' }),
    409,
    { reason: 'promo_code_not_found' },
  ],
  [
    'a promo code that has ended',
    pickupOrder(one, '90.00', { promo_code: 'ENDED' }),
    409,
    { reason: 'promo_code_ended' },
  ],
  [
    'a promo code of tomorrow',
    pickupOrder(one, '90.00', { promo_code: 'LATER' }),
    409,
    { reason: 'promo_code_not_started' },
  ],
  [
    'a promo code without uses left',
    pickupOrder(one, '90.00', { promo_code: 'SPENT' }),
    409,
    { reason: 'promo_code_used_up' },
  ],
  [
    'a certificate nobody knows',
    pickupOrder(one, '50.00', { certificates: [{ serial_number: 'none' }] }),
    409,
    {
      code: 'certificate_rejected',
      serial_number: 'NONE',
      reason: 'certificate_not_found',
    },
  ],
  [
    'a certificate past its day beside a good one',
    pickupOrder(one, '0.00', { certificates: [{ serial_number: 'GOOD' }, { serial_number: 'OLD' }] }),
    409,
    {
      serial_number: 'OLD',
      reason: 'certificate_expired',
    },
  ],
  [
    'a blocked certificate',
    pickupOrder(one, '50.00', { certificates: [{ serial_number: 'BLOCKED' }] }),
    409,
    { reason: 'certificate_blocked' },
  ],
  [
    'a product that is named as a certificate as well',
    pickupOrder([...one, { variantId: 1, qty: 1, type: 'certificate' }], '200.00'),
    409,
    { code: 'line_unavailable', lines: [{ variantId: 1, type: 'certificate' }] },
  ],
  [
    'a courier to Odesa',
    pickupOrder(one, '250.00', { ...byCourier, delivery_info: { ...byCourier.delivery_info, courierCity: 'Одеса' } }),
    400,
    { code: 'courier_only_in_kyiv' },
  ],
  [
    'a prepayment by courier',
    pickupOrder(one, '250.00', { ...byCourier, payment_method: 'prepayment' }),
    400,
    { code: 'payment_method_unavailable' },
  ],
  [
    'cash with the carrier',
    pickupOrder(one, '100.00', { ...byCarrier, payment_method: 'cash' }),
    400,
    {
      code: 'payment_method_unavailable',
      error: 'Цей спосіб оплати недоступний для обраної доставки.',
    },
  ],
])('%s is refused, and nothing is written', async (_what, order, status, answer) => {
  await using shop = await openShopWithEverything();
  const before = await books(shop);
  const reply = await shop.post(createOrder, order, { 'idempotency-key': 'k' });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject(answer);
  expect(await books(shop)).toEqual(before);
});

test.each<[string, object, object]>([
  [
    'nothing',
    {},
    {
      personal_info: ["Це поле обов'язкове"],
      payment_method: ["Це поле обов'язкове"],
      cart_items: ["Це поле обов'язкове"],
      total_price: ["Це поле обов'язкове"],
      delivery_type: ["Це поле обов'язкове"],
      error: "Це поле обов'язкове",
    },
  ],
  [
    'a delivery nobody makes',
    pickupOrder(one, '100.00', { delivery_type: 'drone' }),
    { delivery_type: ['Неправильне значення'] },
  ],
  [
    'half a character, a sign that is not seen and a dot too many',
    pickupOrder(one, '100.00', {
      personal_info: { ...personalInfo, firstName: '\ud800', lastName: 'a\u0000', email: 'olena@rosa.example\u200b' },
    }),
    {
      personal_info: {
        firstName: ['Неправильний формат'],
        lastName: ['Неправильний формат'],
        email: ['Введіть коректний email'],
      },
    },
  ],
  [
    'an e-mail with a dot too many',
    pickupOrder(one, '100.00', { personal_info: { ...personalInfo, email: 'olena@rosa.example.' } }),
    { personal_info: { email: ['Введіть коректний email'] } },
  ],
  [
    'an empty cart',
    pickupOrder([], '0.00'),
    { cart_items: ['Щонайменше 1\u00a0елемент'], error: 'Щонайменше 1\u00a0елемент' },
  ],
  [
    'half a piece',
    pickupOrder([{ variantId: 1, qty: 0.5 }], '50.00'),
    { cart_items: { 0: { qty: ['Має бути ціле число'] } } },
  ],
  [
    'no pieces',
    pickupOrder([...one, { variantId: 2, qty: 0 }], '100.00'),
    { cart_items: { 1: { qty: ['Має бути не менше 1'] } } },
  ],
  ['no total', { ...pickupOrder(one, ''), total_price: undefined }, { total_price: ["Це поле обов'язкове"] }],
  ['a total that is no money', pickupOrder(one, '12,50'), { total_price: ['Має бути сума в гривнях'] }],
  [
    'a person without a name, a phone and an e-mail',
    pickupOrder(one, '100.00', {
      personal_info: { ...personalInfo, firstName: ' ', phone: '+38067123456', email: 'olena@rosa' },
    }),
    {
      personal_info: {
        firstName: ["Це поле обов'язкове"],
        phone: ['Невірний номер телефону'],
        email: ['Введіть коректний email'],
      },
    },
  ],
  [
    'a courier without an address',
    pickupOrder(one, '250.00', { ...byCourier, delivery_info: { courierCity: 'Київ' } }),
    {
      delivery_info: {
        courierStreet: ["Це поле обов'язкове"],
        courierHouse: ["Це поле обов'язкове"],
        courierApartment: ["Це поле обов'язкове"],
      },
    },
  ],
  [
    'the carrier without a branch',
    pickupOrder(one, '100.00', { ...byCarrier, delivery_info: { city: 'Львів' } }),
    { delivery_info: { branch: ["Це поле обов'язкове"] } },
  ],
])('%s is answered field by field', async (_what, order, answer) => {
  await using shop = await openShopWithEverything();
  const before = await books(shop);
  const reply = await shop.post(createOrder, order);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject(answer);
  expect(await books(shop)).toEqual(before);
});

test('a promo code for one use each is refused to who had it, under whatever spelling of the e-mail', async () => {
  await using shop = await openShopWithEverything();
  await shop.shop.db.execute(sql`update promo_codes set max_uses_per_email = 1 where code = 'GOOD'`);
  const order = (email: string, phone = personalInfo.phone) =>
    pickupOrder(one, '90.00', { promo_code: 'GOOD', personal_info: { ...personalInfo, email, phone } });
  expect((await shop.post(createOrder, order('olena@rosa.example'))).statusCode).toBe(201);

  const before = await books(shop);
  const again = await shop.post(createOrder, order('OLENA@rosa.example'));
  expect([again.statusCode, again.json().reason]).toEqual([409, 'promo_code_used_by_customer']);
  expect(await books(shop)).toEqual(before);

  // Another e-mail with the same phone in any format is the same person.
  const otherEmail = await shop.post(createOrder, order('other@rosa.example', '+38 (067) 123-45-67'));
  expect([otherEmail.statusCode, otherEmail.json().reason]).toEqual([409, 'promo_code_used_by_customer']);
  expect(await books(shop)).toEqual(before);

  expect((await shop.post(createOrder, order('other@rosa.example', '+380501112233'))).statusCode).toBe(201);
});

test('of orders of one phone with many e-mails, sent at once, one uses a promo code for one use each', async () => {
  await using shop = await openShopWithEverything();
  await shop.shop.db.execute(sql`update promo_codes set max_uses_per_email = 1 where code = 'GOOD'`);
  const replies = await Promise.all(
    [1, 2, 3, 4].map((number) => {
      const personal_info = { ...personalInfo, email: `buyer${number}@rosa.example` };
      return shop.post(createOrder, pickupOrder(one, '90.00', { promo_code: 'GOOD', personal_info }));
    }),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  expect(await shop.rows('promo_code_uses')).toHaveLength(1);
});

test('a certificate that is guessed by orders is counted where asking about one is', async () => {
  await using shop = await openShopWithEverything();
  const guess = (serial_number: string) =>
    shop.post(createOrder, pickupOrder(one, '0.00', { certificates: [{ serial_number }] }));
  const busy = async () => {
    const { rows } = await shop.database.pool.query<{ seconds: number }>(
      `select extract(epoch from busy_until - now())::float8 as seconds from rate_limits where bucket like 'certificate:address:%'`,
    );
    return Math.round((rows[0]?.seconds ?? 0) / 5);
  };
  // The limit is 120 in ten minutes: each call occupies five seconds.
  for (const number of [1, 2, 3]) expect((await guess(`GUESS-${number}`)).json().code).toBe('certificate_rejected');
  expect(await busy()).toBe(3);
  await shop.post('/api/v1/orders/certificate/validate/', { serial_number: 'GUESS-4' });
  expect(await busy()).toBe(4);

  await shop.database.pool.query(
    `update rate_limits set busy_until = now() + interval '10 minutes' where bucket like 'certificate:address:%'`,
  );
  const before = await books(shop);
  expect((await guess('GUESS-5')).statusCode).toBe(429);
  expect(await books(shop)).toEqual(before);
  expect((await shop.post(createOrder, pickupOrder(one, '100.00'))).statusCode).toBe(201);
});
