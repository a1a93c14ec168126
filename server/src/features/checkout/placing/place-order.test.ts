import { expect, test } from 'vitest';
import { plain } from '../../../../tests/letters.ts';
import { openTestShop, variant } from '../../../../tests/open-test-shop.ts';
import {
  addCertificate,
  books,
  byCarrier,
  byCourier,
  createOrder,
  offerTestCertificate,
  pickupOrder,
  type TestShop,
} from '../../../../tests/orders.ts';
import { createPromoCode } from '../../promo-codes/create-promo-code.ts';

/** Variant 1: 980,00 ₴, discounted to 784,00 ₴, five in stock. Variant 2: 1000,00 ₴, out of stock. */
async function openShopWithGoods() {
  const shop = await openTestShop();
  const variants = [variant('A-1', 980_00, { discountPrice: 784_00 as never }), variant('A-2', 1000_00, { stock: 0 })];
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем', variants });
  return shop;
}

const stockOf = async (shop: TestShop) =>
  ((await shop.rows('variants')) as { stock: number }[]).map((row) => row.stock);

test('a cash order is written whole', async () => {
  await using shop = await openShopWithGoods();
  const reply = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 2 }], '1568.00'));

  expect(reply.statusCode).toBe(201);
  const { order_reference: reference } = reply.json();
  expect(reply.json()).toEqual({
    id: 1,
    order_id: 1,
    order_reference: expect.stringMatching(/^[\w-]{32}$/),
    total_price: '1568.00',
    payment_data: null,
    payment_widget_url: null,
  });
  expect(await shop.rows('orders')).toMatchObject([
    {
      reference,
      state: 'new',
      first_name: 'Олена',
      last_name: 'Коваль',
      phone: '+380671234567',
      email: 'olena@rosa.example',
      delivery_type: 'pickup',
      delivery_payer: 'recipient',
      payment_method: 'cash',
      goods: '156800',
      total: '156800',
      due_online: '0',
      held_until: null,
      offer_version: 0,
    },
  ]);
  expect(await shop.rows('order_lines')).toMatchObject([
    { name: 'Крем', code: 'A-1', value: '50', unit: 'мл', price: '98000', discount_price: '78400', quantity: 2 },
  ]);
  expect(await stockOf(shop)).toEqual([3, 0]);
  expect((await shop.rows('stock_movements')).slice(2)).toMatchObject([
    { variant_id: 1, kind: 'sold', difference: -2, stock_after: 3, order_line_id: 1 },
  ]);
  expect(await shop.rows('order_events')).toMatchObject([{ order_id: 1, actor: 'customer', what: 'placed' }]);
  expect(await shop.rows('letters')).toMatchObject([
    { event: 'order-placed:1', recipient: 'olena@rosa.example', state: 'waiting' },
  ]);
  expect(await shop.queuedJobs()).toMatchObject([{ name: 'send-letter', data: { letterId: 1 } }]);
  expect(await shop.rows('payments')).toEqual([]);

  await shop.runQueuedJobs();
  expect(shop.mailbox).toMatchObject([{ to: 'olena@rosa.example', subject: 'Замовлення №\u00a01 прийнято' }]);
  expect(shop.mailbox[0]?.text).toContain('Крем, 50\u00a0мл, 2\u00a0шт. × 784,00\u00a0₴: 1\u00a0568,00\u00a0₴');
});

test.each([
  ['a pickup', {}, '784.00', '03110, м. Київ, вул. Григорія Кочура, 16а'],
  ['a courier', { ...byCourier, payment_method: 'full' }, '934.00', 'м. Київ, вул. Хрещатик, буд. 1, кв./офіс 2'],
  ['the carrier', byCarrier, '784.00', 'Львів, Львівський район, Львівська область, відділення № 5'],
])('the letter says where it goes: by %s', async (_how, changes, total, address) => {
  await using shop = await openShopWithGoods();
  const reply = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], total, changes));
  expect(reply.statusCode).toBe(201);
  await shop.mailEverything();
  expect(plain(shop.mailbox[0]!.text)).toContain(address);
});

test('a card order waits for its money and holds what it takes', async () => {
  await using shop = await openShopWithGoods();
  const before = Date.now();
  const reply = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '784.00', byCarrier));
  const after = Date.now();

  expect(reply.statusCode).toBe(201);
  const { order_reference, payment_data } = reply.json();
  expect(payment_data).toMatchObject({ orderReference: `${order_reference}-1`, amount: '784.00', currency: 'UAH' });
  const [order] = (await shop.rows('orders')) as { held_until: string }[];
  expect(order).toMatchObject({
    due_online: '78400',
    delivery_payer: 'shop',
    delivery_address: { city: 'Львів, Львівський район, Львівська область', branch: '5' },
  });
  const [payment] = (await shop.rows('payments')) as { expires_at: string }[];
  expect(payment).toMatchObject({ order_id: 1, amount: '78400', state: 'created', is_counted: false });
  for (const [moment, minutes] of [
    [order!.held_until, 60],
    [payment!.expires_at, 50],
  ] as const) {
    expect(Date.parse(moment)).toBeGreaterThanOrEqual(before + minutes * 60_000);
    expect(Date.parse(moment)).toBeLessThanOrEqual(after + minutes * 60_000);
  }
});

test('a prepayment is 200 hryvnias, the rest is paid on receipt', async () => {
  await using shop = await openShopWithGoods();
  const order = pickupOrder([{ variantId: 1, qty: 1 }], '784.00', { ...byCarrier, payment_method: 'prepayment' });
  const reply = await shop.post(createOrder, order);
  expect(reply.json()).toMatchObject({ total_price: '784.00', payment_data: { amount: '200.00' } });
  expect(await shop.rows('orders')).toMatchObject([{ due_online: '20000', delivery_payer: 'recipient' }]);
});

test('a courier in Kyiv costs 150 below 3500 and nothing from there', async () => {
  await using shop = await openShopWithGoods();
  const cheap = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 4 }], '3286.00', byCourier));
  expect([cheap.statusCode, cheap.json().total_price]).toEqual([201, '3286.00']);
  await shop.setStock('A-1', 5);
  const dear = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 5 }], '3920.00', byCourier));
  expect([dear.statusCode, dear.json().total_price]).toEqual([201, '3920.00']);
  expect(await shop.rows('orders')).toMatchObject([
    {
      delivery_cost: '15000',
      delivery_address: { city: 'Київ', street: 'вул. Хрещатик', house: '1', apartment: '2' },
    },
    { delivery_cost: '0' },
  ]);
});

test.each(['Київ', ' м. київ '])('a courier goes to %j', async (courierCity) => {
  await using shop = await openShopWithGoods();
  const delivery_info = { ...byCourier.delivery_info, courierCity };
  const order = pickupOrder([{ variantId: 1, qty: 1 }], '934.00', { ...byCourier, delivery_info });
  expect((await shop.post(createOrder, order)).statusCode).toBe(201);
  expect(await shop.rows('orders')).toMatchObject([{ delivery_address: { city: 'Київ' } }]);
});

test('a promo code and two certificates are used in the order given, and only as far as needed', async () => {
  await using shop = await openShopWithGoods();
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'ROSA10', percent: 10, note: '' }));
  await addCertificate(shop, 'FIRST', 500_00);
  await addCertificate(shop, 'SECOND', 1000_00);
  // 784 × 2 = 1568, − 156.80 = 1411.20: 1000 from the second certificate, 411.20 from the first.
  const order = pickupOrder([{ variantId: 1, qty: 2 }], '0.00', {
    ...byCarrier,
    promo_code: ' rosa10 ',
    certificates: [
      { serial_number: 'second', amount: '9999.00' },
      { serial_number: 'FIRST' },
      { serial_number: 'SECOND' },
    ],
  });
  const reply = await shop.post(createOrder, order);

  expect([reply.statusCode, reply.json().total_price, reply.json().payment_data]).toEqual([201, '0.00', null]);
  expect(await shop.rows('orders')).toMatchObject([
    { promo_percent: 10, promo_discount: '15680', certificate_discount: '141120', total: '0', due_online: '0' },
  ]);
  expect(await shop.rows('order_certificates')).toMatchObject([
    { certificate_id: 1, amount: '41120', position: 1 },
    { certificate_id: 2, amount: '100000', position: 0 },
  ]);
  expect(await shop.rows('certificates')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ serial_number: 'FIRST', balance: '8880' }),
      expect.objectContaining({ serial_number: 'SECOND', balance: '0' }),
    ]),
  );
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 1 }]);
  expect(await shop.rows('promo_code_uses')).toMatchObject([{ order_id: 1, email: 'olena@rosa.example' }]);
});

test('a certificate that is not needed is left alone', async () => {
  await using shop = await openShopWithGoods();
  await addCertificate(shop, 'FIRST', 1000_00);
  await addCertificate(shop, 'SECOND', 1000_00);
  const certificates = [{ serial_number: 'FIRST' }, { serial_number: 'SECOND' }];
  const reply = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], 0, { certificates }));
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('order_certificates')).toMatchObject([{ certificate_id: 1, amount: '78400' }]);
  expect((await shop.rows('certificate_movements')).map((row) => row.kind)).toEqual(['issued', 'issued', 'redeemed']);
});

test('a line that was shown as a preorder takes no stock', async () => {
  await using shop = await openShopWithGoods();
  const items = [{ variantId: 2, qty: 3, preorder: true }];
  const reply = await shop.post(createOrder, pickupOrder(items, '3000.00'));
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('order_lines')).toMatchObject([{ variant_id: 2, quantity: 3, is_preorder: true }]);
  expect(await stockOf(shop)).toEqual([5, 0]);
});

test('a preorder of what has come meanwhile is an ordinary line', async () => {
  await using shop = await openShopWithGoods();
  await shop.setStock('A-2', 3);
  const reply = await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 3, preorder: true }], '3000.00'));
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('order_lines')).toMatchObject([{ is_preorder: false }]);
  expect(await stockOf(shop)).toEqual([5, 0]);
});

test('a preorder is whole: what is there is not taken for a part of it', async () => {
  await using shop = await openShopWithGoods();
  await shop.setStock('A-2', 2);
  const reply = await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 3, preorder: true }], '3000.00'));
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('order_lines')).toMatchObject([{ is_preorder: true }]);
  expect(await stockOf(shop)).toEqual([5, 2]);
});

test('the same thing named twice is one line', async () => {
  await using shop = await openShopWithGoods();
  const reply = await shop.post(
    createOrder,
    pickupOrder(
      [
        { variantId: 1, qty: 2 },
        { variantId: 1, qty: 3 },
      ],
      '3920.00',
    ),
  );
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('order_lines')).toMatchObject([{ quantity: 5 }]);
  expect(await stockOf(shop)).toEqual([0, 0]);
});

test('gift certificates are bought beside products, for the whole price', async () => {
  await using shop = await openShopWithGoods();
  const certificate = await offerTestCertificate(shop, 1000_00);
  const items = [
    { variantId: certificate, qty: 2, type: 'certificate' as const },
    { variantId: 1, qty: 1 },
  ];
  const prepaid = await shop.post(
    createOrder,
    pickupOrder(items, '2784.00', { ...byCarrier, payment_method: 'prepayment' }),
  );
  expect([prepaid.statusCode, prepaid.json().code]).toEqual([400, 'certificate_needs_full_payment']);
  expect(await shop.rows('orders')).toEqual([]);

  const reply = await shop.post(createOrder, pickupOrder(items, '2784.00', byCarrier));
  expect([reply.statusCode, reply.json().total_price]).toEqual([201, '2784.00']);
  expect(await shop.rows('order_lines')).toMatchObject([
    {
      kind: 'certificate',
      certificate_variant_id: certificate,
      certificate_value: '100000',
      variant_id: null,
      value: '1000.00',
      quantity: 2,
    },
    { kind: 'product', variant_id: 1, certificate_value: null },
  ]);
  expect(await shop.rows('certificates')).toEqual([]);
});

test('a percent and redeemed certificates leave certificate lines out: money is not multiplied', async () => {
  await using shop = await openShopWithGoods();
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'ROSA10', percent: 10, note: '' }));
  await addCertificate(shop, 'OLD', 5000_00);
  const certificate = await offerTestCertificate(shop, 1000_00);
  const items = [
    { variantId: certificate, qty: 2, type: 'certificate' as const },
    { variantId: 1, qty: 1 },
  ];
  const codes = {
    ...byCourier,
    promo_code: 'ROSA10',
    certificates: [{ serial_number: 'OLD' }],
    payment_method: 'full',
  };
  const before = await books(shop);
  for (const hoped of ['0.00', '1800.00', '2784.00', '1855.60']) {
    const refused = await shop.post(createOrder, pickupOrder(items, hoped, codes));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'total_changed',
        goods_total: '2784.00',
        promo_discount: '78.40',
        certificate_discount: '855.60',
        delivery_cost: '150.00',
        total_price: '2000.00',
      },
    ]);
  }
  expect(await books(shop)).toEqual(before);

  const reply = await shop.post(createOrder, pickupOrder(items, '2000.00', codes));
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('orders')).toMatchObject([
    { goods: '278400', products: '78400', promo_discount: '7840', certificate_discount: '85560', total: '200000' },
  ]);
  expect(await shop.rows('certificates')).toMatchObject([{ serial_number: 'OLD', balance: '414440' }]);
});

test('certificates alone cost their price: neither a code nor a certificate is used for them, and none is issued unpaid', async () => {
  await using shop = await openShopWithGoods();
  await shop.shop.db.transaction((tx) => createPromoCode(tx, { code: 'ALL', percent: 100, note: '', maxUses: 1 }));
  await addCertificate(shop, 'OLD', 1000_00);
  const items = [{ variantId: await offerTestCertificate(shop, 500_00), qty: 2, type: 'certificate' as const }];
  const codes = { promo_code: 'ALL', certificates: [{ serial_number: 'OLD' }], payment_method: 'full' };

  const free = await shop.post(createOrder, pickupOrder(items, '0.00', codes));
  expect([free.statusCode, free.json().total_price]).toEqual([409, '1000.00']);
  const reply = await shop.post(createOrder, pickupOrder(items, '1000.00', codes));
  expect([reply.statusCode, reply.json().total_price]).toEqual([201, '1000.00']);

  expect(await shop.rows('certificates')).toMatchObject([{ serial_number: 'OLD', balance: '100000' }]);
  expect(await shop.rows('certificates')).toHaveLength(1);
  expect(await shop.rows('order_certificates')).toEqual([]);
  expect(await shop.rows('promo_codes')).toMatchObject([{ times_used: 0 }]);
  expect(await shop.rows('orders')).toMatchObject([{ promo_code_id: null, promo_percent: 0, due_online: '100000' }]);
});

test('numbers, spaces in the phone, capital letters in the e-mail and unknown fields are taken as they are meant', async () => {
  await using shop = await openShopWithGoods();
  const order = pickupOrder([{ variantId: 1, qty: 1 }], 784, {
    personal_info: {
      firstName: ' Олена ',
      lastName: 'Коваль',
      phone: '+38 067 123-45-67',
      email: 'Olena@Rosa.Example',
    },
    delivery_cost: 9999,
    promo_code: ' ',
    promo_code_discount: 50,
    certificates: null,
    certificate_discount: '1.00',
    comment: 'швидше',
  });
  const reply = await shop.post(createOrder, order);
  expect(reply.statusCode).toBe(201);
  expect(await shop.rows('orders')).toMatchObject([
    { first_name: 'Олена', phone: '+380671234567', email: 'olena@rosa.example', total: '78400' },
  ]);
});
