import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { logInto } from '../../tests/log-into.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { signedIn } from '../../tests/staff.ts';

afterEach(() => void vi.useRealTimers());

const requestHead = (path: string, headers: object) =>
  [`POST ${path} HTTP/1.1`, 'Host: shop', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
    .map((line) => `${line}\r\n`)
    .join('');

test.each([
  ['a form', '/api/v1/actions/partner/', 'multipart/form-data; boundary=x', '--x\r\n'],
  ['a picture', '/api/v1/admin/pictures/', 'application/octet-stream', '\x89PNG'],
  ['an order', '/api/v1/orders/create/', 'application/json', '{"cart'],
])('%s that its client aborts is no error of the shop', async (_what, path, type, beginning) => {
  const lines: { level: number; msg: string }[] = [];
  await using shop = await openTestShop({ log: logInto((line) => lines.push(line as never), 'info') });
  const { headers } = await signedIn(shop, 'content_editor');
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const begun = once(shop.app.server, 'request');
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const head = requestHead(path, { ...headers, 'content-type': type, 'content-length': 100_000 });
  socket.write(`${head}\r\n${beginning}`, 'latin1');
  const [request] = (await begun) as [IncomingMessage];
  await expect.poll(() => request.listenerCount('data')).toBeGreaterThan(0);
  socket.destroy();
  await expect.poll(() => lines.at(-1)?.msg).toBe('request aborted by client');
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

test('the upload of a table has a longer time limit than a JSON body', async () => {
  await using shop = await openTestShop();
  const { headers } = await signedIn(shop);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = once(shop.app.server, 'request');
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = text(socket);
  const table = 'Код варіанта;Залишок\n';
  const sent = { ...headers, connection: 'close', 'content-type': 'text/csv' };
  const head = requestHead('/api/v1/admin/import/stock/?dry_run=true', {
    ...sent,
    'content-length': Buffer.byteLength(table),
  });
  socket.write(`${head}\r\n${table.slice(0, 3)}`);
  const [request] = (await begun) as [IncomingMessage];
  await vi.waitUntil(() => request.listenerCount('data') > 0);
  // A JSON body would time out after 20 s, its reply after 30 s.
  vi.advanceTimersByTime(100_000);
  vi.useRealTimers();
  socket.write(table.slice(3));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"rows":0/);
});
