import type { PaymentData } from '@shop/contract/payments.ts';
import { reconcilePayments } from '../src/features/payments/updates/reconcile-payments.ts';
import { createStaff } from '../src/features/staff/create-staff.ts';
import { openTestShop, variant } from './open-test-shop.ts';
import { byCarrier, createOrder, pickupOrder, type TestShop } from './orders.ts';
import type { Said } from './test-bank.ts';

type Placed = { id: number; reference: string; attempt: string; offer: PaymentData };

/** Variant 1 costs 500 ₴, variant 2 costs 300 ₴; the stock of each is five. */
export async function openShopWithCards(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(options);
  const variants = [variant('A-1', 500_00), variant('A-2', 300_00)];
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем', variants });
  return shop;
}

/** An order of one piece of variant 1, to be paid in full by card, unless `changes` say otherwise. */
export async function orderByCard(shop: TestShop, changes: object = {}, total = '500.00'): Promise<Placed> {
  const body = pickupOrder([{ variantId: 1, qty: 1 }], total, { ...byCarrier, ...changes });
  const reply = await shop.post(createOrder, body);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { order_id: id, order_reference: reference, payment_data: offer } = reply.json();
  return { id, reference, attempt: offer?.orderReference, offer };
}

/** Sends a webhook about an attempt, with the content type that the bank uses. */
export async function sendWebhook(
  shop: TestShop,
  attempt: string,
  transactionStatus: string,
  changes: Partial<Said> = {},
) {
  const body = shop.bank.webhook(attempt, { amount: 500, ...changes, transactionStatus });
  return await bring(shop, body);
}

export async function bring(shop: TestShop, body: string | Buffer, type = 'application/x-www-form-urlencoded') {
  const headers = { 'content-type': type };
  return await shop.app.inject({ method: 'POST', url: '/api/v1/orders/payment/wayforpay/', payload: body, headers });
}

export async function checkPay(shop: TestShop, reference: string) {
  const reply = await shop.post('/api/v1/orders/check_pay/', { payment_reference: reference });
  return reply.json();
}

/** The recipient of alerts about money. */
export async function addOwner({ shop }: TestShop): Promise<void> {
  const owner = { email: 'owner@rosa.example', name: 'Олена', role: 'owner', password: 'a long password' } as const;
  await shop.db.transaction((tx) => createStaff(tx, owner));
}

/** Runs the reconciliation job once. */
export async function reconcile({ shop }: TestShop): Promise<void> {
  await reconcilePayments(shop, new AbortController().signal);
}

export async function history(shop: TestShop): Promise<string[]> {
  return ((await shop.rows('order_events')) as { what: string }[]).map(({ what }) => what);
}

/** Makes orders and payments older, so that their deadlines pass. */
export async function letMinutesPass({ database }: TestShop, minutes: number): Promise<void> {
  const earlier = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(mins => ${minutes})`).join(', ');
  await database.pool.query(`update orders set ${earlier('created_at', 'held_until')}`);
  const columns = ['created_at', 'expires_at', 'asked_at', 'answered_at', 'next_ask_at'];
  await database.pool.query(`update payments set ${earlier(...columns)}`);
}

/** Makes waiting and sent letters older, and runs the jobs that are due then. */
export async function letMailTimePass(shop: TestShop, minutes: number): Promise<void> {
  const { pool } = shop.database;
  await pool.query(
    `update letters set send_after = send_after - make_interval(mins => $1), sent_at = sent_at - make_interval(mins => $1)`,
    [minutes],
  );
  await pool.query(`update pgboss.job set start_after = start_after - make_interval(mins => $1)`, [minutes]);
  await shop.runQueuedJobs();
}

export async function orderRow(shop: TestShop, id: number) {
  const rows = (await shop.rows('orders')) as { id: number; [column: string]: unknown }[];
  return rows.find((row) => row.id === id)!;
}

export async function stateOfAttempts(shop: TestShop): Promise<unknown[]> {
  return ((await shop.rows('payments')) as { state: string }[]).map(({ state }) => state);
}

export async function stocks(shop: TestShop): Promise<number[]> {
  return ((await shop.rows('variants')) as { stock: number }[]).map(({ stock }) => stock);
}

export async function lettersOf(shop: TestShop): Promise<string[]> {
  return ((await shop.rows('letters')) as { event: string }[]).map(({ event }) => event);
}
