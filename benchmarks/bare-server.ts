// The most that Node can do: a server without a shop that sends what the shop sent for an address, byte for byte.
// Runs as a process of its own, like the shop: `node bare-server.ts http://127.0.0.1:3298/`.

import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { acceptedEncoding } from './measure-requests.ts';

const answer = await new Promise<IncomingMessage>((resolve) =>
  get(process.argv[2] ?? '', { headers: acceptedEncoding }, resolve),
);
const bytes = await buffer(answer);
const { date, connection, 'keep-alive': keepAlive, ...headers } = answer.headers;

const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
