import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bring, openShopWithCards, orderByCard } from '../card-orders.ts';
import { books, type TestShop } from '../orders.ts';

let shop: TestShop;
let attempt: string;

beforeAll(async () => {
  shop = await openShopWithCards({ hasRateLimits: false });
  ({ attempt } = await orderByCard(shop));
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop[Symbol.asyncDispose]());

const most = 8 * 1024;
test.each([
  ['nothing but spaces', () => ' '.repeat(most), 400],
  ['a byte too much', () => ' '.repeat(most + 1), 413],
  ['a megabyte', () => 'a&'.repeat(2 ** 19), 413],
  ['ten megabytes', () => '{'.repeat(10 * 2 ** 20), 413],
  ['a document as deep as fits', () => `{"amount":${'['.repeat(most - 10)}`, 400],
  ['a whole document as deep as fits', () => `{"a":${'['.repeat(most / 2 - 3)}${']'.repeat(most / 2 - 3)}}`, 400],
  ['as many documents as fit', () => '{}&'.repeat(most / 3), 400],
  ['as many fields as fit', () => 'a&'.repeat(most / 2), 400],
])('%s is refused and leaves nothing', async (_what, body, status) => {
  const before = await books(shop);
  expect((await bring(shop, body())).statusCode).toBe(status);
  expect(await books(shop)).toEqual(before);
});

test.each([
  ['a body that ends too early', (body: string) => `content-length: ${body.length + 1}\r\n\r\n${body}`],
  [
    'a piece without an end',
    (body: string) => `transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n`,
  ],
  ['a piece of a wrong length', (body: string) => `transfer-encoding: chunked\r\n\r\n5\r\n${body}\r\n0\r\n\r\n`],
  ['two lengths', (body: string) => `content-length: 1\r\ncontent-length: ${body.length}\r\n\r\n${body}`],
  ['a length and pieces', (body: string) => `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${body}`],
])('a genuine webhook with %s is not recorded', async (_what, rest) => {
  const before = await books(shop);
  const body = shop.bank.webhook(attempt, { transactionStatus: 'Approved', amount: 500 });
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`POST /api/v1/orders/payment/wayforpay/ HTTP/1.1\r\nhost: localhost\r\n${rest(body)}`);
  expect(await text(socket)).toMatch(/^(HTTP\/1\.1 4|$)/);
  expect(await books(shop)).toEqual(before);
});
