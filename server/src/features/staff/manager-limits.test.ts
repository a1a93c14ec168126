import { randomUUID } from 'node:crypto';
import { kyivDate, monthsLater } from '@shop/domain/kyiv-date.ts';
import { expect, test } from 'vitest';
import { openShopWithCards, orderByCard, orderRow, sendWebhook } from '../../../tests/card-orders.ts';
import { addCertificate, books, createOrder, offerTestCertificate, pickupOrder } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { createStaff } from './create-staff.ts';

const validUntil = monthsLater(kyivDate(new Date()), 12);
const gift = (amount: string) => ({ amount, valid_until: validUntil, reason: 'Вибачення' });

async function openAdmin() {
  const shop = await openShopWithCards();
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  const kept = async () => ({ ...(await books(shop)), audit: await shop.rows('audit_log') });
  return { ...shop, owner, manager, kept };
}

const said = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code];
const needsOwner = [403, 'needs_owner'];

test('a manager puts 2 000 ₴ a day on certificates, new ones and corrections together; the owner as much as needed', async () => {
  await using shop = await openAdmin();
  const { manager, owner } = shop;
  const whole = await manager.post('certificates/', gift('2000.01'));
  expect(said(whole)).toEqual(needsOwner);

  expect((await manager.post('certificates/', gift('1500'))).statusCode).toBe(201);
  // Reducing a certificate, also another one, does not make room in the limit.
  await addCertificate(shop, 'OLD', 1000_00);
  expect((await manager.post('certificates/2/adjust/', { difference: '-1000', reason: 'r' })).statusCode).toBe(200);
  const before = await shop.kept();
  expect(said(await manager.post('certificates/', gift('500.01')))).toEqual(needsOwner);
  expect(said(await manager.post('certificates/2/adjust/', { difference: '500.01', reason: 'r' }))).toEqual(needsOwner);
  expect(await shop.kept()).toEqual(before);
  expect((await manager.post('certificates/2/adjust/', { difference: '499.99', reason: 'r' })).statusCode).toBe(200);
  expect((await manager.post('certificates/2/adjust/', { difference: '0.01', reason: 'r' })).statusCode).toBe(200);
  expect(said(await manager.post('certificates/2/adjust/', { difference: '0.01', reason: 'r' }))).toEqual(needsOwner);
  expect(said(await manager.post('certificates/', gift('1')))).toEqual(needsOwner);

  expect((await owner.post('certificates/', gift('50000'))).statusCode).toBe(201);
  expect((await owner.post('certificates/2/adjust/', { difference: '500', reason: 'r' })).statusCode).toBe(200);
});

test('ten requests at once put no more on certificates than one after another', async () => {
  await using shop = await openAdmin();
  const replies = await Promise.all(Array.from({ length: 10 }, () => shop.manager.post('certificates/', gift('600'))));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(7);
  expect(await shop.rows('certificates')).toHaveLength(3);
});

test('each manager has a day of their own, and it begins at midnight in Kyiv', async () => {
  await using shop = await openAdmin();
  expect((await shop.manager.post('certificates/', gift('2000'))).statusCode).toBe(201);
  const query = (text: string) => shop.database.pool.query(text);
  const move = async (to: string) => {
    await query(`set session_replication_role = replica; update certificate_movements set at = ${to};
      set session_replication_role = origin`);
  };
  const midnight = `date_trunc('day', now() at time zone 'Europe/Kyiv') at time zone 'Europe/Kyiv'`;
  await move(midnight);
  expect(said(await shop.manager.post('certificates/', gift('1')))).toEqual(needsOwner);
  await move(`${midnight} - interval '1 second'`);
  expect((await shop.manager.post('certificates/', gift('2000'))).statusCode).toBe(201);

  const second = { email: 'second@rosa.example', name: 'Ігор', role: 'manager', password: 'a long password' } as const;
  const otherId = await shop.shop.db.transaction((tx) => createStaff(tx, second));
  await query(`set session_replication_role = replica; update certificate_movements set staff_id = ${otherId};
    set session_replication_role = origin`);
  expect((await shop.manager.post('certificates/', gift('2000'))).statusCode).toBe(201);
});

const terms = { percent: 20, max_uses: 100, ends_at: '2099-01-01T00:00:00Z' };

test.each([
  ['21 %', { percent: 21 }],
  ['no limit of uses', { max_uses: null }],
  ['no end', { ends_at: null }],
])('a manager makes no promo code of %s, nor changes one into it', async (_what, changes) => {
  await using shop = await openAdmin();
  expect((await shop.manager.post('promo-codes/', { code: 'SMALL', ...terms })).statusCode).toBe(201);
  const before = await shop.kept();
  expect(said(await shop.manager.post('promo-codes/', { code: 'LARGE', ...terms, ...changes }))).toEqual(needsOwner);
  expect(said(await shop.manager.put('promo-codes/1/', { ...terms, ...changes }))).toEqual(needsOwner);
  expect(await shop.kept()).toEqual(before);
  expect((await shop.owner.put('promo-codes/1/', { ...terms, ...changes })).statusCode).toBe(200);
});

test("a manager switches the owner's large code off, and only the owner switches it on again", async () => {
  await using shop = await openAdmin();
  const large = { percent: 50, max_uses: null, ends_at: null };
  await shop.owner.post('promo-codes/', { code: 'LARGE', ...large });
  expect((await shop.manager.put('promo-codes/1/', { ...large, is_active: false })).statusCode).toBe(200);
  expect(said(await shop.manager.put('promo-codes/1/', { ...large, is_active: true }))).toEqual(needsOwner);
  expect((await shop.owner.put('promo-codes/1/', { ...large, is_active: true })).statusCode).toBe(200);
});

test('only the owner marks money as received for an order with certificates, whole or in part, however it came', async () => {
  await using shop = await openAdmin();
  const variantId = await offerTestCertificate(shop, 500_00);
  const items = [
    { variantId, qty: 1, type: 'certificate' as const },
    { variantId: 1, qty: 1 },
  ];
  const { order_id: id } = (await shop.post(createOrder, pickupOrder(items, '1000.00'))).json();
  const card = await orderByCard(shop, { cart_items: [items[0]] }, '500.00');
  const before = await shop.kept();
  for (const [order, amount] of [
    [id, '1000.00'],
    [id, '0.01'],
    [card.id, '500.00'],
  ])
    for (const way of ['cash', 'bank_transfer', 'carrier'])
      expect(said(await shop.manager.post(`orders/${order}/mark-paid/`, { amount, way }))).toEqual(needsOwner);
  expect(await shop.kept()).toEqual(before);

  const { order_id: plain } = (await shop.post(createOrder, pickupOrder([items[1]!], '500.00'))).json();
  expect((await shop.manager.post(`orders/${plain}/mark-paid/`, { amount: '500.00', way: 'cash' })).statusCode).toBe(
    200,
  );
  expect((await shop.owner.post(`orders/${id}/mark-paid/`, { amount: '1000.00', way: 'cash' })).statusCode).toBe(200);
  expect(await orderRow(shop, id)).toMatchObject({ received: '100000' });
  expect(await shop.rows('certificates')).toHaveLength(1);
});

/** A cash order of `qty` pieces at 500 ₴, paid by hand. */
async function paidInCash(shop: Awaited<ReturnType<typeof openAdmin>>, qty: number): Promise<number> {
  await shop.setStock('A-1', 100);
  const total = `${qty * 500}.00`;
  const { order_id: id } = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty }], total))).json();
  expect((await shop.owner.post(`orders/${id}/mark-paid/`, { amount: total, way: 'cash' })).statusCode).toBe(200);
  return id;
}

const byHand = (what: object) => ({ ...what, reason: 'Брак', request_key: randomUUID(), payment_id: null });

test('a manager refunds 5 000 ₴ a day by hand, by lines and by sum together, over all orders', async () => {
  await using shop = await openAdmin();
  const [first, second] = [await paidInCash(shop, 8), await paidInCash(shop, 8)];
  const refund = (id: number, what: object, member = shop.manager) =>
    member.post(`orders/${id}/refunds/`, byHand(what));
  const line = ((await shop.rows('order_lines')) as { id: number; order_id: number }[]).find(
    (each) => each.order_id === first,
  )!;
  expect((await refund(first, { lines: [{ line_id: line.id, quantity: 7 }] })).statusCode).toBe(200);
  const before = { ...(await shop.kept()), refunds: await shop.rows('refunds') };
  expect(said(await refund(second, { amount: '1500.01' }))).toEqual(needsOwner);
  expect({ ...(await shop.kept()), refunds: await shop.rows('refunds') }).toEqual(before);
  expect((await refund(second, { amount: '1500.00' })).statusCode).toBe(200);
  expect(said(await refund(second, { amount: '0.01' }))).toEqual(needsOwner);
  expect((await refund(second, { amount: '2000.00' }, shop.owner)).statusCode).toBe(200);
});

test('two orders refunded at once pass the limit no more than one after another', async () => {
  await using shop = await openAdmin();
  const ids = [await paidInCash(shop, 6), await paidInCash(shop, 6), await paidInCash(shop, 6)];
  const replies = await Promise.all(
    ids.map((id) => shop.manager.post(`orders/${id}/refunds/`, byHand({ amount: '2500.00' }))),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 403]);
  expect(await shop.rows('refunds')).toHaveLength(2);
});

test('card money goes back to its card: by hand only by the owner, when the provider has refused', async () => {
  await using shop = await openAdmin();
  const { id, attempt } = await orderByCard(shop);
  await sendWebhook(shop, attempt, 'Approved');
  const refund = (member: typeof shop.owner, what: object, payment_id: number | null = null) =>
    member.post(`orders/${id}/refunds/`, { ...byHand(what), payment_id });
  const [line] = (await shop.rows('order_lines')) as { id: number }[];
  const pieces = { lines: [{ line_id: line!.id, quantity: 1 }] };
  const before = { ...(await shop.kept()), refunds: await shop.rows('refunds') };
  for (const what of [{ amount: '500.00' }, { amount: '0.01' }, pieces]) {
    expect(said(await refund(shop.manager, what))).toEqual(needsOwner);
    expect(said(await refund(shop.owner, what))).toEqual([409, 'refund_goes_to_card']);
  }
  expect({ ...(await shop.kept()), refunds: await shop.rows('refunds') }).toEqual(before);

  shop.bank.mumble((reference) => shop.bank.refundAnswer(reference, 'Declined', 1126));
  expect(said(await refund(shop.manager, { amount: '500.00' }, 1))).toEqual([409, 'refund_refused']);
  expect(said(await refund(shop.manager, { amount: '0.01' }))).toEqual(needsOwner);
  expect((await refund(shop.owner, { amount: '500.00' })).statusCode).toBe(200);
  expect(await orderRow(shop, id)).toMatchObject({ received: '50000', refunded: '50000' });
});

test('of an order paid by card and by hand a manager gives back by hand what came by hand', async () => {
  await using shop = await openAdmin();
  const { id, attempt } = await orderByCard(shop, { payment_method: 'prepayment' });
  await sendWebhook(shop, attempt, 'Approved', { amount: 200 });
  await shop.owner.post(`orders/${id}/mark-paid/`, { amount: '300.00', way: 'carrier' });
  expect((await shop.owner.get(`orders/${id}/`)).json()).toMatchObject({ refundable_by_hand: '300.00' });
  const refund = (amount: string) => shop.manager.post(`orders/${id}/refunds/`, byHand({ amount }));
  expect(said(await refund('300.01'))).toEqual(needsOwner);
  expect((await refund('300.00')).statusCode).toBe(200);
  expect(said(await refund('0.01'))).toEqual(needsOwner);
});

test('the owner sets the limits; what is left out keeps its value', async () => {
  await using shop = await openAdmin();
  const {
    manager_certificates_per_day,
    manager_refunds_per_day,
    manager_promo_percent,
    version: _version,
    ...rest
  } = (await shop.owner.get('settings/')).json();
  expect({ manager_certificates_per_day, manager_refunds_per_day, manager_promo_percent }).toEqual({
    manager_certificates_per_day: '2000.00',
    manager_refunds_per_day: '5000.00',
    manager_promo_percent: 20,
  });
  const changes = { ...rest, manager_certificates_per_day: '100', manager_promo_percent: 5 };
  expect((await shop.owner.put('settings/', changes)).statusCode).toBe(200);
  expect((await shop.owner.put('settings/', rest)).json()).toMatchObject({
    manager_certificates_per_day: '100.00',
    manager_refunds_per_day: '5000.00',
    manager_promo_percent: 5,
  });
  expect(said(await shop.manager.post('certificates/', gift('100.01')))).toEqual(needsOwner);
  expect(said(await shop.manager.post('promo-codes/', { code: 'SIX', ...terms, percent: 6 }))).toEqual(needsOwner);
  expect((await shop.owner.put('settings/', { ...rest, manager_certificates_per_day: '-1' })).statusCode).toBe(400);
  expect((await shop.manager.put('settings/', changes)).statusCode).toBe(403);
});

test('the owner sees all money moved by hand, by person and day; a manager does not', async () => {
  await using shop = await openAdmin();
  await shop.manager.post('certificates/', gift('300'));
  await shop.manager.post('certificates/1/adjust/', { difference: '-100', reason: 'Помилка' });
  await shop.owner.post('certificates/', gift('4000'));
  const { order_id: id } = (await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'))).json();
  await shop.manager.post(`orders/${id}/mark-paid/`, { amount: '500.00', way: 'cash', note: 'Каса' });
  const day = kyivDate(new Date());
  const nothing = { receipts: '0.00', refunds: '0.00', certificates_given: '0.00', certificates_taken: '0.00' };

  const moved = await shop.owner.get('dashboard/money-by-hand/');
  expect(moved.json().days).toEqual([
    { ...nothing, day, staff_id: shop.owner.id, staff_name: 'Олена', certificates_given: '4000.00' },
    {
      ...nothing,
      day,
      staff_id: shop.manager.id,
      staff_name: 'Олена',
      receipts: '500.00',
      certificates_given: '300.00',
      certificates_taken: '100.00',
    },
  ]);
  expect(moved.json().latest).toMatchObject([
    { kind: 'receipt', amount: '500.00', order_id: id, certificate_id: null, note: 'Каса', staff_id: shop.manager.id },
    { kind: 'certificate', amount: '4000.00', certificate_id: 2, staff_id: shop.owner.id },
    { kind: 'certificate', amount: '-100.00', certificate_id: 1, note: 'Помилка' },
    { kind: 'certificate', amount: '300.00', certificate_id: 1, order_id: null, note: 'Вибачення' },
  ]);
  expect((await shop.manager.get('dashboard/money-by-hand/')).statusCode).toBe(403);
});
