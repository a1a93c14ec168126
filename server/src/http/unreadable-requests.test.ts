import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as hooksHaveRun } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';

afterEach(() => void vi.useRealTimers());

const half =
  'POST /api/v1/shop/wishlist/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

test.each([
  ['nonsense', 'nonsense\r\n\r\n', 400],
  ['headers beyond any size', `GET / HTTP/1.1\r\nHost: shop\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['half a request', half, 408],
])('%s is answered, and its connection is closed though the client keeps it open', async (_what, bytes, status) => {
  await using shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { server } = shop.app;
  const countConnections = () =>
    new Promise<number>((count, fail) => server.getConnections((error, open) => (error ? fail(error) : count(open))));

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = once(server, 'connection');
  const sender = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  const answer = text(sender);
  const handled = once(server, 'request');
  sender.write(bytes);
  await arrived;
  if (status === 408) {
    await handled;
    await hooksHaveRun();
    // The time limit for a body.
    vi.advanceTimersByTime(20_000);
  }
  expect((await answer).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect([sender.writable, await countConnections()]).toEqual([true, 1]);

  vi.advanceTimersByTime(5_000);
  await expect.poll(countConnections).toBe(0);
  sender.destroy();
});
