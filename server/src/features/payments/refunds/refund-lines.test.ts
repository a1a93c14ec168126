import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard, orderRow, reconcile, sendWebhook } from '../../../../tests/card-orders.ts';
import { emulatedWayforpay } from '../../../../tests/emulated-wayforpay.ts';
import { plain } from '../../../../tests/letters.ts';
import {
  addCertificate,
  books,
  byCourier,
  createOrder,
  offerTestCertificate,
  pickupOrder,
  type TestShop,
} from '../../../../tests/orders.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { checkBooks } from '../../books/check-books.ts';

type Certificate = { id: number; serial_number: string; state: string; blocked_for: string | null; balance: string };

const certificatesOf = async (shop: TestShop) => (await shop.rows('certificates')) as Certificate[];

/**
 * An order of a product for 500 ₴ (line 1) and gift certificates for 1000 ₴ each (line 2), paid by card. `bankSays`
 * sets how the bank answers a refund.
 */
async function openWithCertificates(quantity = 1) {
  const shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const variantId = await offerTestCertificate(shop, 1000_00);
  const total = 500 + quantity * 1000;
  const items = [
    { variantId: 1, qty: 1 },
    { variantId, qty: quantity, type: 'certificate' },
  ];
  const { id, attempt } = await orderByCard(shop, { cart_items: items }, `${total}.00`);
  await sendWebhook(shop, attempt, 'Approved', { amount: total });
  const [first] = await certificatesOf(shop);
  const refund = (body: object) =>
    owner.post(`orders/${id}/refunds/`, { reason: 'Не підійшло', request_key: randomUUID(), payment_id: 1, ...body });
  /** Variant 2 costs 300 ₴. */
  const spend = async (serial = first!.serial_number) =>
    await shop.post(
      createOrder,
      pickupOrder([{ variantId: 2, qty: 1 }], '0.00', { certificates: [{ serial_number: serial }] }),
    );
  const bankSays = (status: string, code: number) =>
    shop.bank.mumble((reference) => shop.bank.refundAnswer(reference, status, code));
  return { ...shop, owner, id, attempt, refund, spend, bankSays };
}

const certificateLine = { lines: [{ line_id: 2, quantity: 1 }] };

test('a certificate goes back by its line: it pays for nothing from then on, and nobody makes it pay again', async () => {
  await using shop = await openWithCertificates();
  shop.bankSays('Refunded', 1100);
  const reply = await shop.refund(certificateLine);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    {
      money_state: 'refunded_in_part',
      refunded: '1000.00',
      attention: [],
      refundable_freely: '500.00',
      lines: [
        { refunded_quantity: 0, refundable_quantity: 1, refund_obstacle: null },
        { refunded_quantity: 1, refundable_quantity: 0, refund_obstacle: 'refunded' },
      ],
      refunds: [{ amount: '1000.00', state: 'done', lines: [{ line_id: 2, quantity: 1 }], delivery: false }],
      certificates_bought: [{ balance: '1000.00', is_blocked: true, blocked_for: 'refund' }],
    },
  ]);
  expect((await shop.spend()).json()).toMatchObject({ code: 'certificate_rejected', reason: 'certificate_blocked' });
  await shop.owner.post('certificates/1/unblock/', { reason: 'Прошу' });
  expect(await certificatesOf(shop)).toMatchObject([{ state: 'blocked', blocked_for: 'refund' }]);

  const before = await books(shop);
  expect((await shop.refund(certificateLine)).json()).toMatchObject({ code: 'return_above_sold' });
  expect((await shop.refund({ amount: '500.01' })).json()).toMatchObject({ code: 'refund_above_received' });
  expect(await books(shop)).toEqual(before);
  expect((await shop.refund({ lines: [{ line_id: 1, quantity: 1 }] })).json()).toMatchObject({
    money_state: 'refunded',
    refunds: [{ amount: '1000.00' }, { amount: '500.00' }],
  });
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('what is spent does not go back: neither its line, nor a sum that eats into it, nor the whole order', async () => {
  await using shop = await openWithCertificates(2);
  expect((await shop.spend()).statusCode).toBe(201);
  const before = await books(shop);
  const asked = shop.bank.asked.length;
  const refused = [
    await shop.refund({ lines: [{ line_id: 2, quantity: 2 }] }),
    await shop.refund({ amount: '500.01' }),
    await shop.refund({ amount: '2499.99' }),
    await shop.refund({ amount: '2500.01' }),
    await shop.owner.post(`orders/${shop.id}/cancel/`, { reason: 'Передумала' }),
  ];
  const lines = [{ line_id: 2, quantity: 1 }];
  expect(refused.map((reply) => [reply.statusCode, reply.json()])).toMatchObject([
    [409, { code: 'certificate_line_spent', lines }],
    [409, { code: 'refund_needs_lines', refundable: '500.00' }],
    [409, { code: 'refund_needs_lines' }],
    [409, { code: 'refund_above_received', refundable: '2500.00' }],
    [409, { code: 'certificate_line_spent', lines }],
  ]);
  expect(await books(shop)).toEqual(before);
  expect(shop.bank.asked).toHaveLength(asked);

  // The other one of the line is whole.
  shop.bankSays('Refunded', 1100);
  expect((await shop.refund(certificateLine)).json()).toMatchObject({
    refunds: [{ amount: '1000.00' }],
    lines: [{}, { refundable_quantity: 0, refund_obstacle: 'certificate_spent' }],
  });
  expect(await certificatesOf(shop)).toMatchObject([
    { state: 'active', balance: '70000' },
    { state: 'blocked', blocked_for: 'refund', balance: '100000' },
  ]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test.each([
  [{}, { amount: ['Вкажіть товари, за які повертаєте кошти, або суму'] }],
  [{ lines: [] }, { amount: ['Вкажіть товари, за які повертаєте кошти, або суму'] }],
  [{ ...certificateLine, amount: '1' }, { amount: ['Вкажіть товари, за які повертаєте кошти, або суму'] }],
  [{ delivery: true, amount: '1' }, { amount: ['Вкажіть товари, за які повертаєте кошти, або суму'] }],
])('%j is no refund', async (body, fields) => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const { id } = await orderByCard(shop);
  const asked = { reason: 'Ні', request_key: randomUUID(), payment_id: null, ...body };
  const reply = await owner.post(`orders/${id}/refunds/`, asked);
  expect([reply.statusCode, reply.json()]).toEqual([400, fields]);
});

test('a key that was used for another order, or for something else, is refused, and no money goes', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const place = async () => {
    const { order_id } = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 2 }], '1000.00'))).json();
    await owner.post(`orders/${order_id}/mark-paid/`, { amount: '1000.00', way: 'cash' });
    return order_id as number;
  };
  const [first, second] = [await place(), await place()];
  const request_key = randomUUID();
  const refund = (id: number, body: object) =>
    owner.post(`orders/${id}/refunds/`, { reason: 'Ні', request_key, payment_id: null, ...body });
  expect((await refund(first, { amount: '100.00' })).json()).toMatchObject({ refunded: '100.00' });
  const before = await books(shop);
  const replies = [
    await refund(second, { amount: '100.00' }),
    await refund(first, { amount: '100.01' }),
    await refund(first, { lines: [{ line_id: 1, quantity: 1 }] }),
    await refund(first, { amount: '100.00', reason: 'Інше' }),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
    replies.map(() => [409, 'request_key_reused']),
  );
  expect((await refund(first, { amount: '100.00' })).json()).toMatchObject({ refunded: '100.00' });
  expect(await books(shop)).toEqual(before);
});

test('when the provider refuses, the certificate is good again, its piece can be refunded, and the block of staff stays', async () => {
  await using shop = await openWithCertificates(2);
  await shop.owner.post('certificates/2/block/', { reason: 'Загублено' });
  shop.bankSays('Declined', 1126);
  expect((await shop.refund({ lines: [{ line_id: 2, quantity: 2 }] })).json()).toMatchObject({
    code: 'refund_refused',
  });
  expect(await certificatesOf(shop)).toMatchObject([
    { state: 'active', blocked_for: null, refund_id: null },
    { state: 'blocked', blocked_for: 'staff', refund_id: null },
  ]);
  expect(await shop.rows('order_lines')).toMatchObject([{ refunded_quantity: 0 }, { refunded_quantity: 0 }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);

  // The certificate that is already blocked is refunded first, and is then blocked for good.
  shop.bankSays('Refunded', 1100);
  expect((await shop.refund(certificateLine)).statusCode).toBe(200);
  expect(await certificatesOf(shop)).toMatchObject([{ state: 'active' }, { state: 'blocked', blocked_for: 'refund' }]);
  shop.bank.mumble();
  expect((await shop.spend()).statusCode).toBe(201);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('while nobody knows whether the money went, the certificate stays blocked, for the staff too', async () => {
  await using shop = await openWithCertificates();
  shop.bank.fallSilent();
  expect((await shop.refund(certificateLine)).json()).toMatchObject({
    refunds: [{ state: 'in_processing' }],
    certificates_bought: [{ blocked_for: 'refund' }],
    lines: [{}, { refunded_quantity: 1, refundable_quantity: 0 }],
  });
  await shop.owner.post('certificates/1/unblock/', { reason: 'Прошу' });
  expect((await shop.spend()).json()).toMatchObject({ code: 'certificate_rejected' });

  shop.bank.fallSilent(false);
  shop.bank.says(shop.attempt, { transactionStatus: 'Approved', amount: 1500 });
  await shop.database.pool.query(
    `update refunds set created_at = created_at - interval '11 minutes'; update payments set next_ask_at = now()`,
  );
  await reconcile(shop);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'failed', error: 'unheard_of' }]);
  expect((await shop.spend()).statusCode).toBe(201);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('an order that is cancelled while a refund is under way keeps its certificate blocked when the refund fails', async () => {
  await using shop = await openWithCertificates();
  shop.bank.fallSilent();
  await shop.refund(certificateLine);
  expect((await shop.owner.post(`orders/${shop.id}/cancel/`, { reason: 'Ні' })).statusCode).toBe(200);
  shop.bank.fallSilent(false);
  shop.bank.says(shop.attempt, { transactionStatus: 'Approved', amount: 1500 });
  await shop.database.pool.query(
    `update refunds set created_at = created_at - interval '11 minutes'; update payments set next_ask_at = now()`,
  );
  await reconcile(shop);
  expect(await shop.rows('refunds')).toMatchObject([{ state: 'failed' }]);
  expect(await certificatesOf(shop)).toMatchObject([{ state: 'blocked', blocked_for: 'cancellation' }]);

  // A cancelled order is refunded completely, by lines or as a sum.
  shop.bankSays('Refunded', 1100);
  expect((await shop.refund({ amount: '1500.00' })).json()).toMatchObject({ money_state: 'refunded', attention: [] });
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('money that the provider sends back by itself cannot be refused: what is left on certificates is blocked, and the order flagged', async () => {
  const wayforpay = emulatedWayforpay();
  await using shop = await openShopWithCards({ cardProvider: wayforpay.provider });
  wayforpay.sendsWebhooksTo(shop.app);
  const owner = await signedIn(shop);
  const variantId = await offerTestCertificate(shop, 1000_00);
  const items = [
    { variantId: 1, qty: 1 },
    { variantId, qty: 2, type: 'certificate' },
  ];
  const { id, offer } = await orderByCard(shop, { cart_items: items }, '2500.00');
  wayforpay.approve(offer);
  await wayforpay.deliver();
  const [first] = await certificatesOf(shop);
  const certificates = [{ serial_number: first!.serial_number }];
  await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 1 }], '0.00', { certificates }));

  wayforpay.refundInCabinet(offer, 400);
  await wayforpay.deliver();
  await shop.database.pool.query(`update payments set next_ask_at = now()`);
  await reconcile(shop);
  expect(await certificatesOf(shop)).toMatchObject([
    { state: 'blocked', blocked_for: 'chargeback', balance: '70000' },
    { state: 'blocked', blocked_for: 'chargeback', balance: '100000' },
  ]);
  expect(await orderRow(shop, id)).toMatchObject({
    received: '250000',
    refunded: '40000',
    attention: ['refunded_by_provider', 'refunded_certificate_spent'],
  });

  // 2100 are left; 300 of them were spent by the certificate and cannot be refunded.
  const refund = (body: object) =>
    owner.post(`orders/${id}/refunds/`, { reason: 'Ні', request_key: randomUUID(), payment_id: 1, ...body });
  expect((await refund({ amount: '1800.01' })).json()).toMatchObject({
    code: 'refund_needs_lines',
    refundable: '1800.00',
  });
  expect((await refund({ lines: [{ line_id: 2, quantity: 2 }] })).json().code).toBe('certificate_line_spent');
  const both = await refund({
    lines: [
      { line_id: 1, quantity: 1 },
      { line_id: 2, quantity: 1 },
    ],
  });
  expect(both.json()).toMatchObject({ refunded: '1900.00', refunds: [{ amount: '1500.00' }] });
  expect((await refund({ amount: '300.01' })).json()).toMatchObject({
    code: 'refund_needs_lines',
    refundable: '300.00',
  });
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('a piece gives certificates their share and only the rest as money, once, whether it was returned first or refunded first', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await addCertificate(shop, 'GIFT', 300_00, '2026-12-31');
  const changes = { ...byCourier, payment_method: 'cash', certificates: [{ serial_number: 'GIFT' }] };
  const { order_id: id } = (
    await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 3 }], '1350.00', changes))
  ).json();
  await owner.post(`orders/${id}/mark-paid/`, { amount: '1350.00', way: 'cash' });
  for (const step of ['confirm', 'pack', 'ship', 'complete']) await owner.post(`orders/${id}/${step}/`);
  const refund = (body: object) =>
    owner.post(`orders/${id}/refunds/`, { reason: 'Ні', request_key: randomUUID(), payment_id: null, ...body });
  const takeBack = (quantity: number) =>
    owner.post(`orders/${id}/return/`, { lines: [{ line_id: 1, quantity }], reason: 'Ні' });

  // 300 of 1650: 272.73 for the pieces, 27.27 for the delivery.
  const refunded = await refund({ lines: [{ line_id: 1, quantity: 1 }] });
  expect(refunded.json()).toMatchObject({
    lines: [{ paid: { money: '1227.27', certificates: '272.73' } }],
    delivery_paid: { money: '122.73', certificates: '27.27' },
    refunds: [{ amount: '409.09' }],
    certificates_used: [{ returned: '90.91' }],
  });
  expect((await takeBack(1)).json()).toMatchObject({ certificates_used: [{ returned: '90.91' }] });
  expect((await takeBack(1)).json()).toMatchObject({ certificates_used: [{ returned: '181.82' }] });
  expect((await refund({ lines: [{ line_id: 1, quantity: 2 }] })).json()).toMatchObject({
    refunds: [{ amount: '409.09' }, { amount: '818.18' }],
    certificates_used: [{ returned: '272.73' }],
  });
  expect((await refund({ delivery: true, lines: [] })).json()).toMatchObject({
    refunds: [{}, {}, { amount: '122.73', delivery: true, lines: [] }],
    certificates_used: [{ amount: '300.00', returned: '300.00' }],
    delivery_paid: null,
    refunded: '1350.00',
  });
  const before = await books(shop);
  expect((await refund({ delivery: true })).json().code).toBe('return_above_sold');
  expect(await books(shop)).toEqual(before);
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '30000', state: 'active' }]);
  const [gift] = (await shop.rows('certificates')) as { valid_until: unknown }[];
  expect(String(gift!.valid_until)).toContain('2026');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('what certificates have paid whole goes back to them, and nothing is sent', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await addCertificate(shop, 'GIFT', 700_00);
  const certificates = [{ serial_number: 'GIFT' }];
  const { order_id: id } = (
    await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 2 }], '0.00', { certificates }))
  ).json();
  const body = { lines: [{ line_id: 1, quantity: 1 }], reason: 'Ні', request_key: randomUUID(), payment_id: null };
  expect((await owner.get(`orders/${id}/`)).json().actions).toContain('refund');
  expect((await owner.post(`orders/${id}/refunds/`, body)).json()).toMatchObject({
    refunds: [{ amount: '0.00', state: 'done' }],
    certificates_used: [{ amount: '600.00', returned: '300.00' }],
  });
  expect(await shop.rows('certificates')).toMatchObject([{ balance: '40000' }]);
  await shop.runQueuedJobs();
  const letter = shop.mailbox.find(({ subject }) => subject.includes('Повертаємо кошти'))!;
  expect(plain(letter.text)).toContain('Те, що ви сплатили подарунковим сертифікатом, знову на ньому.');
  expect(plain(letter.text)).not.toContain('Ми повернули вам кошти.');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('an unpaid order gives nothing back, not even to certificates', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  await addCertificate(shop, 'GIFT', 100_00);
  const { id } = await orderByCard(shop, { certificates: [{ serial_number: 'GIFT' }] }, '400.00');
  const before = await books(shop);
  const body = { lines: [{ line_id: 1, quantity: 1 }], reason: 'Ні', request_key: randomUUID(), payment_id: null };
  expect((await owner.post(`orders/${id}/refunds/`, body)).json()).toMatchObject({ code: 'refund_above_received' });
  expect((await owner.post(`orders/${id}/refunds/`, { ...body, payment_id: 99 })).json()).toMatchObject({
    code: 'refund_above_received',
  });
  expect(await books(shop)).toEqual(before);
});

test('a certificate whose money went back before the order was paid whole is never issued', async () => {
  await using shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const variantId = await offerTestCertificate(shop, 1000_00);
  const items = [
    { variantId: 1, qty: 1 },
    { variantId, qty: 2, type: 'certificate' as const },
  ];
  const { order_id: id } = (await shop.post(createOrder, pickupOrder(items, '2500.00'))).json();
  const pay = (amount: string) => owner.post(`orders/${id}/mark-paid/`, { amount, way: 'cash' });
  await pay('2000.00');
  const refund = (body: object) =>
    owner.post(`orders/${id}/refunds/`, { reason: 'Ні', request_key: randomUUID(), payment_id: null, ...body });
  expect((await refund({ amount: '0.01' })).json()).toMatchObject({ code: 'refund_needs_lines', refundable: '0.00' });
  expect((await refund(certificateLine)).json()).toMatchObject({ refunded: '1000.00' });
  await pay('500.00');
  expect(await certificatesOf(shop)).toMatchObject([{ state: 'active', balance: '100000' }]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});
