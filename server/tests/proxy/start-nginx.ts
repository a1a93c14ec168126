import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { findNginx } from '../../../tools/nginx.mjs';

/** A reply; those of the shop itself have a request id. */
export type Answer = { status: number; headers: Record<string, unknown>; body: string; isOfTheShop: boolean };

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  isPlain?: boolean;
  /** The Content-Length; the body itself is never sent. */
  declaredBytes?: number;
  /** The SNI name. */
  servername?: string;
};

const site = join(import.meta.dirname, '../../../deploy/nginx.conf');
const ports = { http: 8_080, https: 8_443 };

/** Runs nginx with deploy/nginx.conf; only ports, certificate and addresses are replaced. */
export async function startNginx(host: string) {
  const { nginx, openssl } = findNginx()!;
  const folder = mkdtempSync(join(tmpdir(), 'rosa-nginx-'));
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const made = spawnSync(
    openssl,
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=rosa.example -out ${certificate} -keyout ${key}`.split(' '),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const substituted = readFileSync(site, 'utf8')
    .replaceAll('/etc/letsencrypt/live/rosa.example', folder)
    .replaceAll('127.0.0.1:', `${host}:`)
    .replaceAll('listen [::]:80', `listen ${neighbourOf(host)}:${ports.http}`)
    .replaceAll('listen [::]:443', `listen ${neighbourOf(host)}:${ports.https}`)
    .replaceAll('listen 80', `listen ${host}:${ports.http}`)
    .replaceAll('listen 443', `listen ${host}:${ports.https}`);
  writeFileSync(join(folder, 'site.conf'), substituted);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  await vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${said.join('')}`);
      return await listens(host).catch(() => false);
    },
    { timeout: 30_000 },
  );

  return {
    ask: (path: string, asked: Asked = {}) => ask(host, path, asked),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The parts of Debian's nginx.conf around a site, in a temporary folder. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `
    daemon off;
    pid ${folder}/pid;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    error_log stderr crit;
    events { worker_connections 512; }
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`;
}

const neighbourOf = (host: string) => host.replace(/\d+$/, '254');

async function listens(host: string): Promise<boolean> {
  return (await ask(host, '/', { isPlain: true })).status === 308;
}

async function ask(host: string, path: string, { isPlain = false, servername, ...asked }: Asked): Promise<Answer> {
  const { method = 'GET', headers = {}, body, declaredBytes } = asked;
  const options = {
    host,
    port: isPlain ? ports.http : ports.https,
    path,
    method,
    headers: { host: 'rosa.example', ...(declaredBytes && { 'content-length': declaredBytes }), ...headers },
    agent: false,
  } as const;
  const request = isPlain
    ? requestPlain(options)
    : requestEncrypted({ ...options, servername: servername ?? 'rosa.example', rejectUnauthorized: false });
  // Ignore errors after the reply.
  request.on('error', () => {});
  if (declaredBytes === undefined) request.end(body);
  else request.flushHeaders();
  const [response] = await once(request, 'response');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: (await buffer(response)).toString(),
    isOfTheShop: response.headers['x-request-id'] !== undefined,
  };
}
