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
    smtpUrl: undefined,
    mailFrom: 'shop@rosa.example',
    s3: undefined,
    wayforpay: {
      merchantAccount: 'test_merch_n1',
      secretKey: 'flk3409refn54t54t*FNJRET',
      apiUrl: undefined,
      widgetUrl: undefined,
    },
    novaPoshta: { apiKey: '', apiUrl: undefined },
    trustProxy: false,
    containerId: undefined,
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

test.each([
  ['GTM-ABC123', 'GTM-ABC123'],
  ['', undefined],
])('GTM_CONTAINER_ID=%s names the container %s', (GTM_CONTAINER_ID, containerId) => {
  expect(readSettings({ GTM_CONTAINER_ID }).containerId).toBe(containerId);
});

test.each(['G-ABC123', 'gtm-abc', 'GTM-', 'GTM-A"><script>'])('GTM_CONTAINER_ID=%s is refused', (GTM_CONTAINER_ID) => {
  expect(problemsOf({ GTM_CONTAINER_ID })).toEqual(['GTM_CONTAINER_ID: must look like GTM-XXXXXXX']);
});

test('a complete live shop starts', () => {
  expect(readSettings(live)).toMatchObject({
    mode: 'live',
    publicUrl: 'https://rosa.example',
    smtpUrl: 'smtp://mail.rosa.example',
    mailFrom: 'hello@rosa.example',
    logLevel: 'info',
  });
});

test.each([
  [{}, { apiKey: '', apiUrl: undefined }],
  [{ NOVA_POSHTA_API_KEY: 'key' }, { apiKey: 'key', apiUrl: undefined }],
  [{ NOVA_POSHTA_API_URL: 'http://127.0.0.1:9/json/' }, { apiKey: '', apiUrl: 'http://127.0.0.1:9/json' }],
  [live, { apiKey: 'key', apiUrl: 'https://api.novaposhta.ua/v2.0/json' }],
  [
    { ...live, NOVA_POSHTA_API_URL: 'https://proxy.example/np' },
    { apiKey: 'key', apiUrl: 'https://proxy.example/np' },
  ],
])('%j reaches the carrier by %j', (environment, novaPoshta) => {
  expect(readSettings(environment).novaPoshta).toEqual(novaPoshta);
});

const testMerchant = { merchantAccount: 'test_merch_n1', secretKey: 'flk3409refn54t54t*FNJRET' };
const ownMerchant = { merchantAccount: 'rosa', secretKey: 'secret' };
const ownAccount = { WAYFORPAY_MERCHANT_ACCOUNT: 'rosa', WAYFORPAY_SECRET_KEY: 'secret' };
const realCards = {
  apiUrl: 'https://api.wayforpay.com/api',
  widgetUrl: 'https://secure.wayforpay.com/server/pay-widget.js',
};

test.each([
  [{}, { ...testMerchant, apiUrl: undefined, widgetUrl: undefined }],
  [ownAccount, { ...ownMerchant, apiUrl: undefined, widgetUrl: undefined }],
  [
    { WAYFORPAY_API_URL: 'http://127.0.0.1:9/api/' },
    { ...testMerchant, ...realCards, apiUrl: 'http://127.0.0.1:9/api' },
  ],
  [
    { ...ownAccount, WAYFORPAY_WIDGET_URL: 'https://proxy.example/widget.js' },
    { ...ownMerchant, ...realCards, widgetUrl: 'https://proxy.example/widget.js' },
  ],
  [live, { ...ownMerchant, ...realCards }],
  [
    { ...live, WAYFORPAY_API_URL: 'https://proxy.example/api', WAYFORPAY_WIDGET_URL: 'http://localhost:9/widget.js' },
    { ...ownMerchant, apiUrl: 'https://proxy.example/api', widgetUrl: 'http://localhost:9/widget.js' },
  ],
])('%j reaches the card provider by %j', (environment, wayforpay) => {
  expect(readSettings(environment).wayforpay).toEqual(wayforpay);
});

const bankUrl = { WAYFORPAY_API_URL: 'https://bank.example/api' };
test.each([
  [{ ...bankUrl, WAYFORPAY_MERCHANT_ACCOUNT: 'rosa' }, 'WAYFORPAY_SECRET_KEY: account and secret key are set together'],
  [
    { ...bankUrl, WAYFORPAY_SECRET_KEY: 'secret' },
    'WAYFORPAY_MERCHANT_ACCOUNT: account and secret key are set together',
  ],
])('the account of one with the key of another is refused: %j', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([problem]);
});

test('the emulator takes any account and any key', () => {
  expect(readSettings({ WAYFORPAY_SECRET_KEY: 'secret' }).wayforpay).toMatchObject({
    merchantAccount: 'test_merch_n1',
    secretKey: 'secret',
    apiUrl: undefined,
  });
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
  ['WAYFORPAY_SECRET_KEY', 'flk3409refn54t54t*FNJRET', 'WAYFORPAY_SECRET_KEY: is the one of the public test merchant'],
  ['WAYFORPAY_API_URL', 'http://api.wayforpay.com/api', 'WAYFORPAY_API_URL: must begin with https://'],
  ['WAYFORPAY_API_URL', 'HTTP://localhost.example/api', 'WAYFORPAY_API_URL: must begin with https://'],
  ['WAYFORPAY_WIDGET_URL', 'http://rosa.example/widget.js', 'WAYFORPAY_WIDGET_URL: must begin with https://'],
  ['PUBLIC_URL', 'https://rosa.example/shop', 'PUBLIC_URL: must be an address without a path'],
  ['TRUST_PROXY', '10.0.0.0/99', 'TRUST_PROXY: must be a number of proxies'],
])('a live shop refuses %s=%s', (name, value, problem) => {
  expect(problemsOf({ ...live, [name]: value })).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['S3_ENDPOINT', 'https://shop:Planted-5ecret@storage.example', 'must be an address without a name and a password'],
  ['WAYFORPAY_API_URL', 'https://:Planted-5ecret@bank.example/api', 'must be an address without a name and a password'],
  ['NOVA_POSHTA_API_URL', 'https://Planted-5ecret@np.example', 'must be an address without a name and a password'],
  ['S3_ACCESS_KEY_ID', 'Planted-5ecret\nx', 'must be Latin letters, digits and signs without spaces'],
  ['S3_ACCESS_KEY_ID', 'Planted-5ecret-є', 'must be Latin letters, digits and signs without spaces'],
  ['DATABASE_URL', 'postgres://shop:Planted/5ecret@localhost/shop', 'Invalid URL'],
  ['SMTP_URL', 'smtp://shop:Planted#5ecret@localhost', 'Invalid URL'],
  ['METRICS_TOKEN', '5ecret', 'must have 16 or more characters'],
  [
    'FAST_PATHS_OFF',
    'slim',
    "must be names of fast paths (slim-inserts, pooled-transactions, pages-first, relative-imports) or 'all'",
  ],
  ['SECRET_KEY', '5ecret', 'is weak; use 32 or more random characters, for example from: openssl rand -base64 48'],
])('%s=%j is refused by name, without printing its value', (name, value, problem) => {
  const s3 = {
    S3_ENDPOINT: 'https://storage.example',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  };
  expect(problemsOf({ ...live, ...s3, [name]: value })).toEqual([`${name}: ${problem}`]);
});

test('a live shop may be tried on the machine itself without https', () => {
  expect(readSettings({ ...live, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
});

test('broken and missing values are reported together', () => {
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
])('TRUST_PROXY=%s trusts that number of proxies', (text, believed) => {
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

test.each(['https://rosa.example', 'https://rosa.example:8443', 'https://localhost.rosa.example'])(
  'a demonstration at the public address %s is refused unless it is meant',
  (PUBLIC_URL) => {
    const problem = 'SHOP_MODE: is demo, whose passwords everybody knows, and PUBLIC_URL is a public address. ';
    expect(problemsOf({ PUBLIC_URL })).toEqual([expect.stringContaining(problem)]);
    expect(problemsOf({ PUBLIC_URL, SHOP_MODE: 'demo', ALLOW_PUBLIC_DEMO: '' })).toHaveLength(1);
    expect(problemsOf({ PUBLIC_URL, ALLOW_PUBLIC_DEMO: 'yes' })).toEqual([]);
  },
);

test.each(['http://rosa.example', 'https://localhost:3000', 'https://127.0.0.1', 'https://[::1]:3000'])(
  'a demonstration may be at %s',
  (PUBLIC_URL) => expect(problemsOf({ PUBLIC_URL })).toEqual([]),
);

test('ALLOW_PUBLIC_DEMO is yes or nothing', () => {
  expect(problemsOf({ ALLOW_PUBLIC_DEMO: 'true' })).toEqual(["ALLOW_PUBLIC_DEMO: is 'yes' or absent"]);
});

test('a live shop without a card provider and a carrier needs no credentials, and nobody can sign its webhooks', () => {
  const { WAYFORPAY_MERCHANT_ACCOUNT: _a, WAYFORPAY_SECRET_KEY: _s, NOVA_POSHTA_API_KEY: _n, ...rest } = live;
  expect(readSettings({ ...rest, CARD_PROVIDERS: 'none', CARRIERS: ' None ' })).toMatchObject({
    connected: { cardProviders: [], carriers: [] },
    wayforpay: { merchantAccount: '', secretKey: '' },
  });
  expect(problemsOf({ ...rest, CARRIERS: 'none' })).toEqual([
    'WAYFORPAY_MERCHANT_ACCOUNT: is required when SHOP_MODE=live',
    'WAYFORPAY_SECRET_KEY: is required when SHOP_MODE=live',
  ]);
});

test.each(['liqpay', 'wayforpay,none', 'wayforpay,'])('%j is no list of card providers', (CARD_PROVIDERS) => {
  expect(problemsOf({ CARD_PROVIDERS })).toEqual(["CARD_PROVIDERS: must be 'none', or one or more of: wayforpay"]);
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

const s3 = { S3_BUCKET: 'rosa', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
test.each(['NOVA_POSHTA_API_URL', 'S3_ENDPOINT', 'WAYFORPAY_API_URL', 'WAYFORPAY_WIDGET_URL'])(
  'in a live shop %s is by https, or on this very machine',
  (name) => {
    const given = { ...live, ...(name === 'S3_ENDPOINT' && s3) };
    for (const url of ['https://other.example', 'http://localhost:9', 'http://127.0.0.1:9', 'http://[::1]:9'])
      expect(() => readSettings({ ...given, [name]: url })).not.toThrow();
    for (const url of ['http://other.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'])
      expect(() => readSettings({ ...given, [name]: url })).toThrow(
        `${name}: must begin with https:// when SHOP_MODE=live`,
      );
    expect(() => readSettings({ ...(name === 'S3_ENDPOINT' && s3), [name]: 'http://other.example' })).not.toThrow();
  },
);
