import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderLetter } from '../../src/features/notifications/letters/render-letter.ts';
import { createStaff } from '../../src/features/staff/create-staff.ts';
import { bring, openShopWithCards, orderByCard, sendWebhook } from '../card-orders.ts';
import { usualBrand } from '../letters.ts';
import { books, type TestShop } from '../orders.ts';
import { anyBody, anyChanges, anyType, signedKeys } from './odd-bodies.ts';

type Placed = Awaited<ReturnType<typeof orderByCard>>;

const webhookAddress = '/api/v1/orders/payment/wayforpay/';
let shop: TestShop;
/** A declined order; the shop has recorded this webhook, so a repetition changes nothing. */
let declined: Placed & { webhook: string; accepted: { signature: string } };
/** An order without any payment update. */
let silent: Placed;

beforeAll(async () => {
  shop = await openShopWithCards({ hasRateLimits: false });
  await shop.shop.db.transaction((tx) =>
    createStaff(tx, { email: 'owner@rosa.example', name: 'Олена', role: 'owner', password: 'a long password' }),
  );
  const placed = await orderByCard(shop);
  const accepted = (await sendWebhook(shop, placed.attempt, 'Declined')).json();
  const body = shop.bank.webhook(placed.attempt, { transactionStatus: 'Declined', amount: 500 });
  await send(`/api/v1/orders/payment/return/${placed.reference}/`, body);
  declined = { ...placed, webhook: body, accepted };
  silent = await orderByCard(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

/** A cheap check whether any row was written. */
async function mark(): Promise<unknown> {
  const tables = [
    'orders',
    'payments',
    'payment_events',
    'stray_payment_reports',
    'order_events',
    'letters',
    'variants',
  ];
  const writings = tables.map((table) => `select tableoid, xmin, ctid from ${table}`);
  return (await shop.database.pool.query(writings.join(' union all '))).rows;
}

/** Enough for thousands of runs. */
const patience = { timeout: 600_000 };

const returnAddress = () => `/api/v1/orders/payment/return/${silent.reference}/`;
const send = (url: string, payload: Buffer | string | Readable, type = 'application/json') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test('arbitrary bodies with any content type are refused and leave nothing', patience, async () => {
  const before = await books(shop);
  await fc.assert(
    fc.asyncProperty(anyBody, anyType, fc.boolean(), async (body, type, isInPieces) => {
      const marked = await mark();
      const payload = () => (isInPieces ? Readable.from([body.subarray(0, 7), body.subarray(7)]) : body);
      const replies = [await send(webhookAddress, payload(), type), await send(returnAddress(), payload(), type)];
      const isTooLarge = body.length > 8 * 1024;
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(isTooLarge ? [413, 413] : [400, 303]);
      expect(await mark()).toEqual(marked);
    }),
  );
  expect(await books(shop)).toEqual(before);
});

test('any change of a recorded webhook gives the same webhook or an invalid one', patience, async () => {
  const before = await books(shop);
  await fc.assert(
    fc.asyncProperty(anyChanges, async (change) => {
      const marked = await mark();
      const body = change(Buffer.from(declined.webhook));
      const { statusCode } = await bring(shop, body);
      expect([200, 400]).toContain(statusCode);
      expect((await send(returnAddress(), body)).statusCode).toBe(303);
      expect(await mark()).toEqual(marked);
    }),
  );
  expect(await books(shop)).toEqual(before);
});

test('a signature of the shop or the bank is not valid for any other message', patience, async () => {
  const pending = JSON.parse(shop.bank.webhook(silent.attempt, { transactionStatus: 'Pending', amount: 500 }));
  const { merchantAccount, merchantDomainName, orderReference, orderDate, amount, currency, productName } =
    silent.offer;
  // The signed fields of the widget: with one value fewer they would be those of a webhook.
  const offered = [
    merchantAccount,
    merchantDomainName,
    orderReference,
    orderDate,
    amount,
    currency,
    productName,
    1,
    amount,
  ];
  const recut = fc.integer({ min: 0, max: 7 }).map((place) => {
    const values = offered.flatMap((value, index) =>
      index === place + 1 ? [] : [index === place ? `${value};${offered[index + 1]}` : value],
    );
    return Object.fromEntries(signedKeys.map((name, index) => [name, String(values[index])]));
  });
  const pretended = fc.record({
    merchantAccount: fc.constantFrom(merchantAccount, declined.attempt, ''),
    orderReference: fc.constantFrom(
      declined.attempt,
      silent.attempt,
      silent.reference,
      `${silent.reference}-2`,
      'accept',
    ),
    amount: fc.constantFrom<unknown>(500, '500.00', 0, 1),
    currency: fc.constantFrom('UAH', ''),
    authCode: fc.constantFrom('541963', ''),
    cardPan: fc.constantFrom('41****1111', ''),
    transactionStatus: fc.constantFrom('Approved', 'approved', 'Refunded', 'accept', ''),
    reasonCode: fc.constantFrom<unknown>(1100, '1100', 1101, ''),
  });
  const signatures = [
    JSON.parse(declined.webhook).merchantSignature,
    pending.merchantSignature,
    declined.offer.merchantSignature,
    silent.offer.merchantSignature,
    declined.accepted.signature,
  ];
  const before = await books(shop);
  await fc.assert(
    fc.asyncProperty(fc.oneof(pretended, recut), fc.constantFrom(...signatures), async (fields, merchantSignature) => {
      const marked = await mark();
      const body = JSON.stringify({ ...fields, merchantSignature });
      expect((await bring(shop, body)).statusCode).toBe(400);
      expect((await send(returnAddress(), body)).statusCode).toBe(303);
      expect(await mark()).toEqual(marked);
    }),
  );
  expect(await books(shop)).toEqual(before);
});

test(
  'any message signed by the bank is recorded or refused, and pays only if it approves the whole amount',
  patience,
  async () => {
    const said = fc.record({
      transactionStatus: fc.oneof(
        fc.constantFrom('Approved', 'Refunded', 'Voided', 'новий стан'),
        fc.string({ unit: 'binary' }),
      ),
      amount: fc.oneof(fc.double({ min: 0, max: 499.99, noNaN: true }), fc.double(), fc.maxSafeInteger()),
      currency: fc.constantFrom('UAH', 'USD', '', '<b>'),
      reasonCode: fc.oneof(fc.maxSafeInteger(), fc.constant(1100)),
      cardPan: fc.string({ unit: 'binary', maxLength: 30 }),
    });
    const reference = fc.oneof(
      fc.constant(silent.attempt),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
    );
    await fc.assert(
      fc.asyncProperty(reference, said, async (attempt, words) => {
        fc.pre(words.amount !== 500);
        const body = shop.bank.webhook(attempt, words);
        expect([200, 400]).toContain((await bring(shop, body)).statusCode);
        expect((await send(returnAddress(), body)).statusCode).toBe(303);
      }),
    );
    const orders = (await shop.rows('orders')) as { received: string }[];
    expect(orders.map(({ received }) => received)).toEqual(['0', '0']);
    const letters = (await shop.rows('letters')) as { kind: string; data: unknown }[];
    for (const letter of letters)
      expect(() => renderLetter(letter, { ...shop.shop, shopName: 'Роса', look: usualBrand })).not.toThrow();
  },
);
