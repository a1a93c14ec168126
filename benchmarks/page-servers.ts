// Servers that only send the bytes of one page of the shop: the upper limit of Node and nginx on this machine.

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../tools/free-port.ts';
import { acceptBrotli } from './measure-requests.ts';

type PageServer = AsyncDisposable & { address: string };

/** The compressed bytes of the page, which `fetch` would decompress. */
export async function readCompressed(page: string) {
  const [answer] = (await once(get(page, { headers: acceptBrotli }), 'response')) as [IncomingMessage];
  return { headers: answer.headers, bytes: await buffer(answer) };
}

/** `node:http` in its own process. */
export async function startBareServer(page: string): Promise<PageServer> {
  const bare = fork(import.meta.filename, [page]);
  const [port] = await once(bare, 'message');
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => end(bare) };
}

/** One worker of nginx that sends the page as a file. */
export async function startNginx(nginx: string, page: string): Promise<PageServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'page'), (await readCompressed(page)).bytes);
  writeFileSync(join(folder, 'nginx.conf'), nginxSettings(folder, port));
  const server = spawn(nginx, ['-p', folder, '-e', 'errors', '-c', 'nginx.conf'], { stdio: 'inherit' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    await new Promise((next) => setTimeout(next, 20));
  }
  return {
    address,
    async [Symbol.asyncDispose]() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const nginxSettings = (folder: string, port: number) => `
daemon off;
master_process off;
worker_processes 1;
pid pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder};
      default_type text/html;
      add_header content-encoding br;
      try_files /page =404;
    }
  }
}
`;

async function end(server: ReturnType<typeof spawn>): Promise<void> {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

if (import.meta.main) {
  const { headers, bytes } = await readCompressed(process.argv[2]!);
  const { date, connection, 'keep-alive': keepAlive, ...sent } = headers;
  const server = createServer((_request, response) => response.writeHead(200, sent).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
  process.on('disconnect', () => process.exit());
}
