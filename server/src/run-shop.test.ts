import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { childEnvironment } from '../tests/child-environment.ts';
import { lockFolder } from './database/embedded/lock-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'rosa-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = join(import.meta.dirname, '../..');
const startCommand = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } })
  .scripts.start;

function run(environment: Record<string, string>): ChildProcess {
  // Through a shell, like npm: a signal to the shell must reach the shop.
  return spawn('sh', ['-c', startCommand], {
    cwd: root,
    env: { ...childEnvironment(), DATA_DIR: join(folder, 'unused'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function refusal(environment: Record<string, string>): Promise<{ code: number; words: string; printed: string }> {
  const shop = run(environment);
  const ended = new Promise<number>((resolve) => shop.once('exit', (code) => resolve(code ?? -1)));
  const [code, words, printed] = await Promise.all([ended, text(shop.stderr!), text(shop.stdout!)]);
  return { code, words: words.trim(), printed };
}

test('a live shop without settings lists them all and touches nothing', async () => {
  const { code, words, printed } = await refusal({ SHOP_MODE: 'live' });
  expect([code, printed]).toEqual([1, '']);
  expect(words.split('\n')).toHaveLength(9);
  expect(words).toContain('SMTP_URL: is required when SHOP_MODE=live');
  expect(existsSync(join(folder, 'unused'))).toBe(false);
});

test('a database that is down is one sentence', async () => {
  const { code, words } = await refusal({ DATABASE_URL: `postgres://shop@127.0.0.1:${await freePort()}/shop` });
  expect(code).toBe(1);
  expect(words).toMatch(/^The database at DATABASE_URL does not answer: connect ECONNREFUSED .+$/);
});

test('a data folder that cannot be used is one sentence', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, words } = await refusal({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(words).toMatch(/^The data folder cannot be used: .+ Check DATA_DIR and its rights$/);
});

test('a data folder in use by another process is one sentence with the remedy', async () => {
  const data = join(folder, 'locked');
  mkdirSync(data);
  using _lock = lockFolder(join(data, 'database'));
  const { code, words } = await refusal({ DATA_DIR: data });
  expect(code).toBe(1);
  expect(words).toBe(
    `The data folder ${data}/database is in use by another process. Stop that one, or name another folder: DATA_DIR=./data-2 npm start`,
  );
});

test('a demonstration starts on nothing, refuses a taken port, stops when told, and starts again', async () => {
  const port = String(await freePort());
  const environment = { PORT: port, DATA_DIR: join(folder, 'data') };
  const first = await started(environment);
  expect(first.greeting).toContain(`shop   http://localhost:${port}`);
  expect(first.greeting).toContain(`mail   http://localhost:${port}/mailbox\n`);
  expect(await statusOf(port, '/mailbox', 'localhost')).toBe(200);
  expect(first.greeting).toContain('owner@rosa.example with Demo-Rosa-2026!');
  expect(await citiesFound(port, 'Київ, Київська область')).toEqual(['Київ']);
  expect(await statusOf(port, '/emulators/nova-poshta/v2.0/json/', 'localhost', 'POST')).toBe(200);
  // Where customers of the demonstration are sent to follow their parcels.
  expect(await statusOf(port, '/emulators/nova-poshta/', 'localhost')).toBe(200);
  expect(await statusOf(port, '/emulators/wayforpay/server/pay-widget.js', 'localhost')).toBe(200);
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  for (const host of ['a b', 'evil.example:99999', '[::1']) expect(await statusOf(port, '/', host), host).toBe(200);
  expect(await statusOf(port, '/assets/../../../package.json', 'localhost')).toBe(404);

  const second = await refusal({ PORT: port, DATABASE_URL: '', DATA_DIR: join(folder, 'other') });
  expect(second).toMatchObject({
    code: 1,
    words: `Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm start`,
  });

  const question = await halfAsked(port);
  const ended = stopped(first.shop);
  expect(await question.finish()).toBe(200);
  expect(await ended).toBe(0);
  const third = await started({
    ...environment,
    WAYFORPAY_API_URL: 'http://127.0.0.1:9/api',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  expect(await statusOf(port, '/emulators/wayforpay/server/pay-widget.js', 'localhost')).toBe(404);
  expect(third.greeting).not.toContain('/mailbox');
  expect(await statusOf(port, '/mailbox', 'localhost')).toBe(404);
  const products = (await (await fetch(`http://127.0.0.1:${port}/api/v1/shop/all-product/`)).json()) as unknown[];
  expect(products).toHaveLength(36);
  expect(await stopped(third.shop)).toBe(0);
}, 300_000);

/** A request whose body is not sent yet. */
async function halfAsked(port: string): Promise<{ finish(): Promise<number | undefined> }> {
  const body = '{"variant_ids":[1]}';
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const asking = request({ host: '127.0.0.1', port, path: '/api/v1/shop/wishlist/', method: 'POST', headers });
  asking.flushHeaders();
  await once(asking, 'continue');
  return {
    async finish() {
      const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
      asking.end(body);
      const [response] = await answered;
      return response.resume().statusCode;
    },
  };
}

/** The status of a raw request, which may be one that no browser sends. */
async function statusOf(port: string, path: string, host: string, method = 'GET'): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const options = { host: '127.0.0.1', port, path, method, headers: { host } };
  request(options, (response) => resolve(response.resume().statusCode))
    .on('error', reject)
    .end();
  return await promise;
}

async function citiesFound(port: string, city: string): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/np/search/city/?${new URLSearchParams({ city })}`);
  const { input_value } = (await reply.json()) as { input_value: { settlement_description: string }[] };
  return input_value.map((each) => each.settlement_description);
}

async function started(environment: Record<string, string>): Promise<{ shop: ChildProcess; greeting: string }> {
  const shop = run(environment);
  let greeting = '';
  await new Promise<void>((open, failed) => {
    shop.once('exit', (code) => failed(new Error(`The shop ended with ${code}`)));
    shop.stdout!.on('data', (chunk: Buffer) => {
      greeting += chunk.toString();
      if (greeting.includes('owner@rosa.example')) open();
    });
  });
  return { shop, greeting };
}

async function stopped(shop: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  return await ended;
}
