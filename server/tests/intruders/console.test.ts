import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Emulator, startS3Emulator } from '@shop/emulators/s3/s3-emulator.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { isLong } from '../../../tools/test-levels.ts';
import { canStartPostgresql, type MortalPostgresql, startMortalPostgresql } from '../../../tools/test-postgresql.ts';
import { settingNames } from '../../src/settings.ts';
import { childEnvironment } from '../child-environment.ts';
import { databaseAt, onServer } from '../postgresql-databases.ts';

const planted = 'Planted-5ecret';
const secret = /planted-?5ecret/i;
const nowhere = 'http://127.0.0.1:1';
const folder = mkdtempSync(join(tmpdir(), 'rosa-console-'));
const access = { region: 'auto', bucket: 'rosa', accessKeyId: `${planted}-id`, secretAccessKey: `${planted}-of-store` };
let database: MortalPostgresql;
let store: S3Emulator;

/** All secret settings, with the most verbose log level. */
function settings(name: string): Record<string, string> {
  return {
    LOG_LEVEL: 'debug',
    DATA_DIR: join(folder, name),
    DATABASE_URL: databaseAt(database.url, name),
    SECRET_KEY: `${planted}-key-of-the-shop-itself`,
    SMTP_URL: `smtp://shop:${planted}@127.0.0.1:1`,
    MAIL_FROM: 'shop@rosa.example',
    WAYFORPAY_MERCHANT_ACCOUNT: 'rosa_example',
    WAYFORPAY_SECRET_KEY: `${planted}-of-the-bank`,
    WAYFORPAY_API_URL: nowhere,
    NOVA_POSHTA_API_KEY: `${planted}-of-the-carrier`,
    NOVA_POSHTA_API_URL: nowhere,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: access.bucket,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    METRICS_TOKEN: `${planted}-of-the-figures`,
  };
}

type Run = { process: ChildProcess; said: () => string; ended: Promise<number | null> };

/** Runs a command like its script in package.json, and captures its output. */
function run(script: string, environment: Record<string, string>, ...words: string[]): Run {
  const child = spawn('node', [script, ...words], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...childEnvironment(), NODE_ENV: 'production', ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(`olena@rosa.example\nОлена\n${planted}-of-the-owner\n`);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, said: () => said, ended };
}

describe.skipIf(!canStartPostgresql())('what a console shows', () => {
  beforeAll(async () => {
    store = await startS3Emulator(access);
    database = await startMortalPostgresql({ password: `${planted}-of-the-database` });
    for (const name of ['demo', 'live', 'commands', 'refused']) await onServer(database.url, `create database ${name}`);
  });
  afterAll(async () => {
    await database.stop();
    await store[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every secret of the settings is planted here', () => {
    const secrets = settingNames.filter((name) => /_KEY|KEY_|_TOKEN|^(DATABASE|SMTP)_URL$/.test(name));
    expect(secrets.filter((name) => !secret.test(settings('demo')[name] ?? ''))).toEqual([]);
  });

  test.each([
    ...(isLong ? [['demo', 'http://localhost:3000'] as const] : []),
    ['live', 'https://rosa.example'] as const,
  ])(
    'a %s shop that starts, loses its database and stops tells no secret',
    async (mode, publicUrl) => {
      const port = String(await freePort());
      const shop = run('main.ts', { ...settings(mode), SHOP_MODE: mode, PORT: port, PUBLIC_URL: publicUrl });
      const answers: string[] = [];
      const get = async (path: string, headers = {}) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
        answers.push(JSON.stringify([...answer.headers]), await answer.text());
        return answer.status;
      };
      const figures = async () => await get('/metrics', { authorization: `Bearer ${planted}-of-the-figures` });
      await Promise.race([shop.ended, expect.poll(shop.said, { timeout: 90_000 }).toContain('/api/docs')]);
      await expect.poll(() => get('/readyz')).toBe(200);
      // A new live shop is closed until its owner opens it.
      expect([await get('/'), await figures()]).toEqual([mode === 'live' ? 503 : 200, 200]);

      await database.die();
      const product = () => get('/api/v1/shop/product/nothing/');
      expect([await get('/healthz'), await get('/readyz'), await product(), await figures()]).toEqual([
        200, 503, 503, 200,
      ]);
      await expect.poll(shop.said).toContain('job queue error');
      shop.process.kill('SIGTERM');
      await shop.ended;
      await database.comeBack();
      expect(shop.said()).not.toMatch(secret);
      expect(answers.join('\n')).not.toMatch(secret);
    },
    240_000,
  );

  test('an unexpected error ends the shop with its reason, without values', async () => {
    const met = `Object.assign(new Error('unforeseen'), { params: [process.env.SECRET_KEY] })`;
    const surprise = `process.on('SIGUSR2', () => Promise.reject(${met}))`;
    const shop = run('main.ts', {
      ...settings('live'),
      SHOP_MODE: 'live',
      PUBLIC_URL: 'https://rosa.example',
      PORT: String(await freePort()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(surprise)}`,
    });
    await expect.poll(shop.said, { timeout: 90_000 }).toContain('/api/docs');
    shop.process.kill('SIGUSR2');
    expect(await shop.ended).toBe(1);
    expect(shop.said()).toContain('unforeseen');
    expect(shop.said()).not.toMatch(secret);
  }, 120_000);

  test.each<[string, string, Record<string, string>]>([
    ['DATABASE_URL', 'with a wrong password', { DATABASE_URL: `postgres://postgres:${planted}@localhost/demo` }],
    ['DATABASE_URL', 'that leads nowhere', { DATABASE_URL: `postgres://shop:${planted}@127.0.0.1:1/shop` }],
    ['DATABASE_URL', 'with an odd sign', { DATABASE_URL: `postgres://shop:${planted}%zz@127.0.0.1:1/shop` }],
    ['DATABASE_URL', 'that is none', { DATABASE_URL: 'postgres://shop:Planted/5ecret@127.0.0.1:1/shop' }],
    ['SMTP_URL', 'that is none', { SMTP_URL: `http://shop:${planted}@mail.example` }],
    ['METRICS_TOKEN', 'that is short', { METRICS_TOKEN: planted }],
    ['SECRET_KEY', 'that is weak', { SHOP_MODE: 'live', SECRET_KEY: planted }],
    ['S3_ENDPOINT', 'with a password', { S3_ENDPOINT: `http://shop:${planted}@127.0.0.1:1` }],
    ['S3_ settings', 'with a wrong key', { S3_SECRET_ACCESS_KEY: `${planted}-of-somebody-else` }],
    ['S3_ settings', 'that lead nowhere', { S3_ENDPOINT: nowhere }],
    ['S3_ACCESS_KEY_ID', 'with a line break', { S3_ACCESS_KEY_ID: `${planted}\n-id` }],
  ])('a start with %s %s names it and not its value', async (name, _how, wrong) => {
    const own = 'DATABASE_URL' in wrong ? { DATABASE_URL: onSocket(wrong.DATABASE_URL) } : wrong;
    const shop = run('main.ts', { ...settings('refused'), ...own });
    expect(await shop.ended).toBe(1);
    expect(shop.said()).toContain(name);
    expect(shop.said()).not.toMatch(/\n\s+at /);
    expect(shop.said()).not.toMatch(secret);
  });

  /** Points an address at the socket of this server, unless it names another host. */
  function onSocket(url: string): string {
    return url.includes('@localhost/') ? `${url}${new URL(database.url).search}` : url;
  }

  const commands: [string, string][] = [
    ['create-first-owner.ts', 'olena@rosa.example is the owner of the shop.'],
    ['check-books.ts', 'The books add up.'],
    ['unlock-staff.ts', 'olena@rosa.example signs in by password alone the next time.'],
    ['backup.ts', `The shop is in ${folder}/`],
    ['restore.ts', 'This shop is not empty'],
  ];
  test('the commands print what they did, and no secret', async () => {
    const archive = join(folder, 'archive.tar.gz');
    for (const [command, words] of commands) {
      const done = run(join('server/src', command), settings('commands'), archive);
      await done.ended;
      expect([command, done.said()]).toEqual([command, expect.stringContaining(words)]);
      expect(done.said()).not.toMatch(secret);
    }
  });

  // All open the database in the same way.
  test.each(isLong ? commands : commands.slice(0, 1))(
    '%s reports a wrong password without printing it',
    async (command) => {
      const wrong = { DATABASE_URL: onSocket(`postgres://postgres:${planted}@localhost/commands`) };
      const archive = join(folder, command === 'restore.ts' ? 'archive.tar.gz' : 'another.tar.gz');
      const done = run(join('server/src', command), { ...settings('commands'), ...wrong }, archive);
      expect(await done.ended).toBe(1);
      expect(done.said()).toContain('password authentication failed');
      expect(done.said()).not.toMatch(secret);
    },
  );
});
