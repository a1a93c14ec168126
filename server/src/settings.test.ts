import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

const live = {
  SHOP_MODE: 'live',
  DATABASE_URL: 'postgres://shop@localhost/shop',
  PUBLIC_URL: 'https://rosa.example',
  SECRET_KEY: 'q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU',
  SMTP_URL: 'smtp://mail.rosa.example',
  MAIL_FROM: 'hello@rosa.example',
  WAYFORPAY_MERCHANT_ACCOUNT: 'rosa',
  WAYFORPAY_SECRET_KEY: 'secret',
  NOVA_POSHTA_API_KEY: 'key',
};

test('nothing set is a demonstration on this machine only', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\/data$/),
    databaseUrl: undefined,
    s3: undefined,
    trustProxy: false,
  });
});

test('a variable that is set wins, and an empty one is not set', () => {
  expect(readSettings({ PORT: '8080', DATABASE_URL: live.DATABASE_URL, HOST: '' })).toMatchObject({
    port: 8080,
    publicUrl: 'http://localhost:8080',
    databaseUrl: live.DATABASE_URL,
    host: '127.0.0.1',
  });
});

test('a complete live shop starts', () => {
  expect(readSettings(live)).toMatchObject({ mode: 'live', publicUrl: 'https://rosa.example', logLevel: 'info' });
});

test('a live shop without settings names every missing one at once', () => {
  const names = Object.keys(live).filter((name) => name !== 'SHOP_MODE');
  expect(problemsOf({ SHOP_MODE: 'live' })).toEqual(names.map((name) => `${name}: is required when SHOP_MODE=live`));
});

test.each([
  ['SECRET_KEY', 'short', 'SECRET_KEY: is weak'],
  ['SECRET_KEY', 'a'.repeat(64), 'SECRET_KEY: is weak'],
  ['PUBLIC_URL', 'http://rosa.example', 'PUBLIC_URL: must begin with https://'],
  ['RATE_LIMIT', 'off', 'RATE_LIMIT: off is for load tests'],
  ['WAYFORPAY_MERCHANT_ACCOUNT', 'test_merch_n1', 'WAYFORPAY_MERCHANT_ACCOUNT: is the public test merchant'],
  ['PUBLIC_URL', 'https://rosa.example/shop', 'PUBLIC_URL: must be an address without a path'],
  ['TRUST_PROXY', '10.0.0.0/99', 'TRUST_PROXY: must be a number of proxies'],
])('a live shop refuses %s=%s', (name, value, problem) => {
  expect(problemsOf({ ...live, [name]: value })).toEqual([expect.stringContaining(problem)]);
});

test('a live shop may be tried on the machine itself without https', () => {
  expect(readSettings({ ...live, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
});

test('broken values and missing ones are told together', () => {
  const problems = problemsOf({
    SHOP_MODE: 'live',
    PORT: 'http',
    DATABASE_URL: 'mysql://x',
    TRUST_PROXY: 'everyone',
    S3_BUCKET: 'rosa',
  });
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'TRUST_PROXY',
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'SECRET_KEY',
    'PUBLIC_URL',
  ]) {
    expect(problems.join('\n')).toContain(`${name}: `);
  }
});

test.each([
  ['1', [true, false]],
  ['2', [true, true]],
])('TRUST_PROXY=%s believes so many proxies', (text, believed) => {
  const trust = readSettings({ TRUST_PROXY: text }).trustProxy as (address: string, hop: number) => boolean;
  expect([trust('10.0.0.1', 0), trust('10.0.0.2', 1)]).toEqual(believed);
});

test('TRUST_PROXY may be a list of addresses', () => {
  expect(readSettings({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8']);
});

test('.env.example names exactly the settings there are', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^#?\s?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(settingNames);
});

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}
