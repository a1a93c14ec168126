import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import { expect, inject, test, vi } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { childEnvironment } from '../child-environment.ts';
import { openTestShop } from '../open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

// Long timeout: whole processes start here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [, unitLine = ''] = /^Environment=(.+)$/m.exec(read('deploy/rosa@.service')) ?? [];
const [, imageLine = ''] = /^ENV (.+)$/m.exec(read('Containerfile')) ?? [];
const assignments = (line: string) => Object.fromEntries(line.split(' ').map((each) => each.split('=')));

/** The lines below the [live] marks in .env.example, which docs/deployment.md requires. */
const liveLines = Object.fromEntries(
  [...read('.env.example').matchAll(/^# \[live\](?:.*\n)(?:#.*\n)*([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

const filledIn = {
  PUBLIC_URL: 'https://shop.example',
  SECRET_KEY: 'only for this test: ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@shop.example',
  WAYFORPAY_MERCHANT_ACCOUNT: 'shop_example',
  WAYFORPAY_SECRET_KEY: 'nobody is asked with it',
  NOVA_POSHTA_API_KEY: 'nobody is asked with it',
};

async function run(environment: Record<string, string>, isOpen: (address: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-deployed-'));
  const port = await freePort();
  const shop = spawn(process.execPath, ['main.ts'], {
    cwd: root,
    env: { ...childEnvironment(), ...environment, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = once(shop, 'exit');
  const said = Promise.all([text(shop.stdout), text(shop.stderr)]);
  try {
    const address = `http://127.0.0.1:${port}`;
    const isUp = () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    // Ends with the shop: a poll that goes on would move the clocks of tests that come after it.
    const isUpOrOver = async () => shop.exitCode !== null || (await isUp());
    await expect.poll(isUpOrOver, { timeout: 240_000 }).toBe(true);
    if (shop.exitCode === null) await isOpen(address);
  } finally {
    shop.kill();
  }
  const [code] = await ended;
  rmSync(dataDir, { recursive: true, force: true });
  const [printed, words] = await said;
  return { code, printed, words };
}

const runsOnServers = 'serverUrl' in inject('databases');

test.runIf(runsOnServers)('the lines marked [live], filled in, open a live shop', async () => {
  const place = (await newDatabasePlace({ isEmpty: true })) as { url: string };
  expect(Object.keys(liveLines).toSorted()).toEqual(['DATABASE_URL', 'SHOP_MODE', ...Object.keys(filledIn)].toSorted());
  // An unreachable carrier: a start must not call it.
  const lines = { ...liveLines, ...filledIn, DATABASE_URL: place.url, NOVA_POSHTA_API_URL: 'http://127.0.0.1:9' };
  const { code, printed, words } = await run({ NODE_ENV: 'production', ...lines }, async (address) => {
    const { email, password } = demoAccounts.staff[0];
    const signIn = await fetch(`${address}/api/v1/admin/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: filledIn.PUBLIC_URL },
      body: JSON.stringify({ email, password }),
    });
    const goods = await fetch(`${address}/api/v1/shop/all-product/`);
    // Its owner opens it to customers.
    expect([signIn.status, goods.status, await goods.json()]).toMatchObject([401, 503, { code: 'shop_closed' }]);
    // Nothing is there but the page of a closed shop.
    expect((await fetch(`${address}/mailbox`)).status).toBe(503);
  });
  expect([code, words]).toEqual([0, '']);
  const log = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; shop?: string });
  expect(log).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('the shop is open (live'), shop: 'https://shop.example' }),
  );
});

test.each([
  ['the unit', unitLine],
  ['the image', imageLine],
])('%s alone does not start a demonstration', async (_, line) => {
  const { code, printed, words } = await run(assignments(line), async () => {});
  expect([code, printed]).toEqual([1, '']);
  expect(words).toContain('DATABASE_URL: is required when SHOP_MODE=live');
});

test.runIf(runsOnServers)(
  'a demonstration does not start on the database of a shop, and leaves it as it was',
  async () => {
    const place = (await newDatabasePlace()) as { url: string };
    await using shop = await openTestShop({ database: await openAgain(place) });
    await shop.addProduct({ brandId: await shop.addBrand(), slug: 'own' });
    const { code, words } = await run({ NODE_ENV: 'production', DATABASE_URL: place.url }, async () => {});
    expect([code, words]).toEqual([1, expect.stringContaining('holds a shop that is no demonstration')]);
    expect([await shop.rows('staff'), (await shop.rows('products')).length]).toEqual([[], 1]);
  },
);
