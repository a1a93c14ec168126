import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCardProvider, ownAddress } from './open-card-provider.ts';
import { readSettings } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'rosa-cards-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const patience = new AbortController().signal;
const nowhere = () => 'http://127.0.0.1:9';

test('without addresses the card provider is an emulator in this process, with its widget on the shop’s own address', async () => {
  const { provider, emulator } = openCardProvider(readSettings({ DATA_DIR: dataDir }), nowhere);
  expect(provider.widgetUrl).toBe('/emulators/wayforpay/server/pay-widget.js');
  expect((await emulator!.fetch(`http://localhost${provider.widgetUrl}`)).status).toBe(200);
  expect(await provider.ask('nobody-1', patience)).toBe('unknown');
});

test.each([
  { WAYFORPAY_API_URL: 'http://127.0.0.1:9/api' },
  { WAYFORPAY_WIDGET_URL: 'http://127.0.0.1:9/server/pay-widget.js' },
  {
    SHOP_MODE: 'live',
    DATABASE_URL: 'postgres://shop@localhost/shop',
    PUBLIC_URL: 'https://rosa.example',
    SECRET_KEY: 'q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU',
    SMTP_URL: 'smtp://mail.rosa.example',
    MAIL_FROM: 'hello@rosa.example',
    WAYFORPAY_MERCHANT_ACCOUNT: 'rosa',
    WAYFORPAY_SECRET_KEY: 'secret',
    NOVA_POSHTA_API_KEY: 'key',
  },
])('with %j there is no emulator', (environment) => {
  expect(openCardProvider(readSettings(environment), nowhere).emulator).toBeUndefined();
});

test.each([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'IPv4', 'http://127.0.0.1:3000'],
  ['::', 'IPv6', 'http://[::1]:3000'],
  ['fd00::1', 'IPv6', 'http://[fd00::1]:3000'],
])('a process that listens on %s reaches itself', (address, family, url) => {
  expect(ownAddress({ address: () => ({ address, family, port: 3000 }) })).toBe(url);
});
