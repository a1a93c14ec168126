// The most that Node can do: a server without a shop that sends what the shop sent for an address, byte for byte.
// Runs as a process of its own, like the shop: `node bare-server.ts http://127.0.0.1:3000/`.

import { createServer } from 'node:http';
import { readCompressed } from './read-compressed.ts';

const answer = await readCompressed(process.argv[2] ?? '');
const { date, connection, 'keep-alive': keepAlive, ...headers } = answer.headers;

const server = createServer((_request, response) => response.writeHead(200, headers).end(answer.bytes));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
