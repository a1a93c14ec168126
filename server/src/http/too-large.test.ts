import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';

const bytes = 3_000_000;

test('a body that is too large is refused at once, its rest is dropped, and the connection goes on', async () => {
  await using shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let said = '';
  socket.on('data', (text: string) => (said += text));

  const head = ['POST /api/v1/shop/wishlist/ HTTP/1.1', 'Host: shop', 'Content-Type: application/json'];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n`);
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body_too_large"/);
  socket.write('a'.repeat(bytes));
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});
