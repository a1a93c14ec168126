import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWholeShop, type WholeShop } from '../whole-shop.ts';
import { exchange, statusesIn } from './raw-connection.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const head = (line: string, ...headers: string[]) => [line, 'Host: localhost', ...headers, '', ''].join('\r\n');
const post = (...headers: string[]) =>
  head('POST /api/v1/shop/wishlist/ HTTP/1.1', 'Content-Type: application/json', ...headers);
const body = '{"variant_ids":[1]}';
const chunked = 'Transfer-Encoding: chunked';
const smuggled = head('GET /healthz HTTP/1.1', 'Connection: close');

test.each([
  ['a length and pieces', `${post('Content-Length: 6', chunked)}0\r\n\r\n${smuggled}`],
  ['pieces and a length', `${post(chunked, 'Content-Length: 6')}0\r\n\r\n${smuggled}`],
  ['two lengths', `${post(`Content-Length: ${body.length}`, 'Content-Length: 1')}${body}${smuggled}`],
  ['one length twice', `${post('Content-Length: 19', 'Content-Length: 19')}${body}${smuggled}`],
  ['a list of lengths', `${post('Content-Length: 19, 19')}${body}${smuggled}`],
  ['a length with a sign', `${post('Content-Length: +19')}${body}${smuggled}`],
  ['a length below zero', `${post('Content-Length: -1')}${body}${smuggled}`],
  ['a length beyond all numbers', `${post('Content-Length: 99999999999999999999999')}${body}${smuggled}`],
  ['another encoding after pieces', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${smuggled}`],
  ['an unknown encoding', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${smuggled}`],
  ['a space before the colon', `${post('Transfer-Encoding : chunked')}0\r\n\r\n${smuggled}`],
  ['a header folded over two lines', `${post('X-Folded: a\r\n b', 'Content-Length: 19')}${body}${smuggled}`],
  ['lines that end without a return', `GET /healthz HTTP/1.1\nHost: localhost\n\n${smuggled}`],
  ['a return within a header', `${head('GET /healthz HTTP/1.1', 'X-A: a\rb')}${smuggled}`],
  ['a zero byte within a header', `${head('GET /healthz HTTP/1.1', 'X-A: a\0b')}${smuggled}`],
  ['a piece of no length', `${post(chunked)}zz\r\n${body}\r\n0\r\n\r\n${smuggled}`],
  ['a piece longer than numbers go', `${post(chunked)}fffffffffffffffff\r\n${body}\r\n0\r\n\r\n${smuggled}`],
  ['a piece that is longer than it says', `${post(chunked)}5\r\n${body}\r\n0\r\n\r\n${smuggled}`],
  [
    'more words about a piece than about a request',
    `${post(chunked)}13;${'a'.repeat(20_000)}\r\n${body}\r\n0\r\n\r\n${smuggled}`,
  ],
  ['no method', ` /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n${smuggled}`],
  ['an unknown version', `${head('GET /healthz HTTP/9.9')}${smuggled}`],
  ['another protocol', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
])('%s is refused, and the bytes after it are not read as a request', async (_what, bytes) => {
  const read = await exchange(shop.port, bytes);
  expect(statusesIn(read)).toEqual([400]);
  expect(read).toContain('"code":"malformed_request"');
  expect(read.toLowerCase()).toContain('connection: close');
});

test.each([
  ['an address', head(`GET /${'a'.repeat(20_000)} HTTP/1.1`)],
  ['a header', head('GET / HTTP/1.1', `Cookie: ${'a'.repeat(20_000)}`)],
  ['thousands of headers', head('GET / HTTP/1.1', ...Array.from({ length: 3_000 }, (_, number) => `X-${number}: a`))],
])('%s beyond the limit is refused', async (_what, bytes) => {
  const read = await exchange(shop.port, bytes);
  expect(statusesIn(read)).toEqual([431]);
  expect(read).toContain('"code":"headers_too_large"');
});

test('a body beyond the limit is refused with and without a content-length', async () => {
  const most = 1024 * 1024;
  const announced = await exchange(
    shop.port,
    `${post(`Content-Length: ${most + 1}`, 'Connection: close')}${' '.repeat(1_000)}`,
  );
  expect(statusesIn(announced)).toEqual([413]);
  const piece = `10000\r\n${' '.repeat(65_536)}\r\n`;
  const inPieces = await exchange(shop.port, `${post(chunked, 'Connection: close')}${piece.repeat(17)}0\r\n\r\n`);
  expect(statusesIn(inPieces)).toEqual([413]);
});

test('pipelined requests are answered in order; HTTP/1.0 and absolute addresses are understood', async () => {
  const last = head('GET /nothing.json HTTP/1.1', 'Connection: close');
  const read = await exchange(shop.port, `${head('GET /healthz HTTP/1.1')}${post('Content-Length: 19')}${body}${last}`);
  expect(statusesIn(read)).toEqual([200, 200, 404]);
  expect(statusesIn(await exchange(shop.port, 'GET /healthz HTTP/1.0\r\n\r\n'))).toEqual([200]);
  const whole = head('GET http://evil.example/healthz HTTP/1.1', 'Connection: close');
  expect(statusesIn(await exchange(shop.port, whole))).toEqual([200]);
});

test('no page and no letter repeats the Host header of a request', async () => {
  const claims = ['Host: evil.example', 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'];
  const ask = (line: string, ...headers: string[]) =>
    exchange(shop.port, [line, ...claims, 'Connection: close', ...headers].join('\r\n'));
  for (const path of [
    '/',
    '/sitemap.xml',
    '/robots.txt',
    '/product/rosa-lab-ice-toner',
    '/api/openapi.json',
    '/account',
  ]) {
    const read = await ask(`GET ${path} HTTP/1.1`, '', '');
    expect([path, read.includes('evil.example')]).toEqual([path, false]);
  }
  const wish = '{"email":"customer@rosa.example"}';
  const asked = await ask(
    'POST /api/v1/users/reset_password/ HTTP/1.1',
    'Content-Type: application/json',
    `Content-Length: ${wish.length}`,
    '',
    wish,
  );
  expect(statusesIn(asked)).toEqual([204]);
  const letters = async () => await exchange(shop.port, head('GET /mailbox HTTP/1.1', 'Connection: close'));
  await expect.poll(letters).toContain('customer@rosa.example');
  const [, name] = /href="\/mailbox\/([^"/]+)"/.exec(await letters()) ?? [];
  const letter = await exchange(shop.port, head(`GET /mailbox/${name}/letter HTTP/1.1`, 'Connection: close'));
  expect(letter).toContain('http://localhost:3000/password/reset/confirm/');
  expect(letter).not.toContain('evil.example');
});

test('no spelling of an address leads out of the folders that are served', async () => {
  const folders = [
    '/',
    '/assets/',
    '/admin/assets/',
    '/media/',
    `/media/${'a'.repeat(32)}/`,
    '/mailbox/',
    '/api/docs/',
  ];
  const ways = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%252f',
    '..%5c',
    '..\\',
    '....//',
    '..;/',
    '%c0%ae%c0%ae/',
    '.%00./',
  ];
  const goals = ['package.json', 'etc/passwd', 'etc%2fpasswd', 'secret-key', 'server/index.js', 'package.json%00.png'];
  const secret = readFileSync(join(shop.settings.dataDir, 'secret-key'), 'utf8');
  for (const [folder, way] of folders.flatMap((folder) => ways.map((way) => [folder, way] as const))) {
    const requests = goals.map((goal) => head(`GET ${folder}${way.repeat(6)}${goal} HTTP/1.1`));
    const read = await exchange(shop.port, `${requests.join('')}${smuggled}`);
    const statuses = statusesIn(read);
    expect([folder, way, statuses.length]).toEqual([folder, way, goals.length + 1]);
    const odd = statuses.slice(0, -1).filter((status) => ![400, 403, 404].includes(status));
    expect([folder, way, odd]).toEqual([folder, way, []]);
    for (const found of ['root:', '"workspaces"', secret])
      expect([folder, way, read.includes(found)]).toEqual([folder, way, false]);
  }
});

test('clients that stop sending or reading are cut off and do not delay others', async () => {
  shop.app.server.headersTimeout = 200;
  const idlers: Socket[] = [];
  const begin = async (bytes: string) => {
    const socket = connect(shop.port, '127.0.0.1');
    idlers.push(socket);
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  for (let count = 0; count < 100; count += 1) await begin('');
  const slow = await begin('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const silent = await begin(head('GET /api/v1/shop/all-product/ HTTP/1.1').repeat(200));
  silent.pause();
  const answered = await exchange(shop.port, smuggled);
  expect(statusesIn(answered)).toEqual([200]);

  slow.setEncoding('utf8');
  const [words] = await once(slow, 'data');
  expect(words).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"\}$/);
  for (const socket of idlers) socket.destroy();
  const connections = () => new Promise<number>((count) => shop.app.server.getConnections((_, all) => count(all)));
  await expect.poll(connections).toBe(0);
});
