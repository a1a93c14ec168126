import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/free-port.ts';
import { readCompressed } from './read-compressed.ts';
import type { PageServer } from './start-bare-server.ts';

export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/** One worker of nginx that sends, as a file, the compressed bytes that stand at an address. */
export async function startNginx(nginx: string, pageAddress: string): Promise<PageServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'page'), (await readCompressed(pageAddress)).bytes);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const server = spawn(nginx, ['-p', folder, '-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
    await new Promise((next) => setTimeout(next, 20));
  }
  return {
    address,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (folder: string, port: number) => `
daemon off;
master_process off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
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

async function answers(address: string): Promise<boolean> {
  return await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
