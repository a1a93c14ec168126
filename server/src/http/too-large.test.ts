import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';
import type { TestShop } from '../../tests/orders.ts';

afterEach(() => void vi.useRealTimers());

const bytes = 3_000_000;

/** Sends only the Content-Length, and waits for the refusal. */
async function announceTooMuch({ app }: TestShop) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const answers: string[] = [];
  socket.on('data', (text: string) => answers.push(text));
  const head = ['POST /api/v1/shop/wishlist/ HTTP/1.1', 'Host: shop', 'Content-Type: application/json'];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n`);
  await vi.waitUntil(() => answers.join('').includes('"code":"body_too_large"'), { timeout: 15_000 });
  return { socket, said: () => answers.join('') };
}

test('a body that is too large is refused at once, its rest is dropped, and the connection stays open', async () => {
  await using shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { socket, said } = await announceTooMuch(shop);
  expect(said()).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"/);
  socket.write('a'.repeat(bytes));
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(said().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test('a refused client that keeps sending slowly is cut off at the time limit for a body', async () => {
  await using shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { socket } = await announceTooMuch(shop);
  socket.write('a');
  vi.advanceTimersByTime(19_999);
  expect(socket.destroyed).toBe(false);
  const closed = new Promise((resolve) => socket.once('error', () => {}).once('close', resolve));
  vi.advanceTimersByTime(1);
  await closed;
});
