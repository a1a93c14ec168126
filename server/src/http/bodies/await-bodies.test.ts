import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { awaitBodies } from './await-bodies.ts';

/** A server in which texts have 100 ms to arrive, and files much longer. */
async function openServer() {
  const app = Fastify({ handlerTimeout: 600 });
  onTestFinished(() => app.close());
  awaitBodies(app, 500);
  app.post('/text', async ({ body }) => ({ body }));
  app.post('/stuck', async () => await new Promise(() => {}));
  app.post('/file', { handlerTimeout: 20_000 }, async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Sends the beginning of a body; the caller sends the rest. */
  return (path: string) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a":`,
    );
    return { socket, answer: text(socket) };
  };
}

test('a body that stays incomplete gets a 408 after its time limit', async () => {
  const send = await openServer();
  const { answer } = send('/text');
  expect(await answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"code":"request_timeout"\}$/);
});

test('a route with a longer time limit waits longer for its body', async () => {
  const send = await openServer();
  const short = send('/text');
  const long = send('/file');
  await once(short.socket, 'end');
  long.socket.end('123}');
  expect(await long.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\{"body":\{"a":123\}\}$/);
});

test('a route that has its body and does not reply gets a 503', async () => {
  const send = await openServer();
  const { socket, answer } = send('/stuck');
  socket.write('123}');
  expect(await answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*"FST_ERR_HANDLER_TIMEOUT"/);
});
