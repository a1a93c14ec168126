import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { answerOneAfterAnother } from './one-after-another.ts';

async function openServer() {
  const begun: { url: string; response: ServerResponse }[] = [];
  const server = createServer(({ url = '' }: IncomingMessage, response) => void begun.push({ url, response }));
  answerOneAfterAnother(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { begun, open };
}

const ask = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: shop', ...headers, '', ''].join('\r\n');

test('pipelined requests are handled one after another and answered in order', async () => {
  const { begun, open } = await openServer();
  const socket = open();
  const answers = text(socket);
  socket.write(ask('/1') + ask('/2') + ask('/3', 'Connection: close'));
  for (let number = 1; number <= 3; number += 1) {
    await expect.poll(() => begun.length).toBe(number);
    begun[number - 1]!.response.end(`answer ${number}`);
  }
  expect((await answers).match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

test('a connection that reads nothing gets only its first reply; other connections are answered', async () => {
  const { begun, open } = await openServer();
  const reader = open();
  const silent = open().pause();
  silent.write(Array.from({ length: 10 }, (_, number) => ask(`/silent/${number}`)).join(''));
  await expect.poll(() => begun.map(({ url }) => url)).toEqual(['/silent/0']);
  // More than the buffers of both ends.
  begun[0]!.response.end(Buffer.alloc(32 * 1024 * 1024));

  const answers = text(reader);
  reader.write(ask('/read/0') + ask('/read/1', 'Connection: close'));
  for (const number of [1, 2]) {
    await expect.poll(() => begun.length).toBe(number + 1);
    begun[number]!.response.end('read');
  }
  await answers;
  expect(begun.map(({ url }) => url)).toEqual(['/silent/0', '/read/0', '/read/1']);

  silent.destroy();
  await once(begun[0]!.response, 'close');
  expect(begun).toHaveLength(3);
});

test('a connection with too many pipelined requests is closed', async () => {
  const { begun, open } = await openServer();
  const greedy = open();
  greedy.on('error', () => {});
  greedy.write(Array.from({ length: 18 }, () => ask('/')).join(''));
  await once(greedy, 'close');
  expect(begun).toHaveLength(1);
});
