import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserEnvironment, browserFlags, findBrowser } from '../tools/browser.mjs';

const port = process.env.BROWSER_TEST_PORT ?? '3199';
const address = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('There is no browser for the tests. Run: npm test');

// Workers read this file again; what the machine allows is found out once.
process.env.BROWSER_TEST_FLAGS ??= browserFlags(executablePath).join(' ');

/** What looks at every state of a page, or at what it weighs: minutes together. The journeys through them run every time. */
const onlyInCi = [
  'about-the-shop',
  'accessibility',
  'account-orders',
  'account-profile',
  'account-wishlist',
  'activation',
  'admin-content',
  'admin-import',
  'app-shell',
  'banner-carousel',
  'budgets',
  'card-window',
  'cart-details',
  'checkout-carrier',
  'checkout-focus',
  'checkout-summary',
  'first-page',
  'foreign-origin',
  'home-page',
  'password-reset',
  'payment-confirmation',
  'prefill',
  'product-page',
  'sessions',
  'shell',
  'stored-scripts',
  'too-many-tries',
  'unpaid-orders',
  '*-screens',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  testIgnore: process.env.RANDOM_TESTS === 'long' ? [] : onlyInCi.map((name) => `**/${name}.test.ts`),
  outputDir: '../test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/playwright.json' }],
  ],
  workers: 2,
  fullyParallel: true,
  // Limits for what never comes, not for how fast it comes: a busy machine is several times slower than a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: address,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    // Requests of a worker pass by what tests put in the place of answers; only its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: process.env.BROWSER_TEST_FLAGS.split(' '), env: browserEnvironment() },
  },
  webServer: {
    command: 'node server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: address,
      DATA_DIR: 'test-results/browser-data',
      // All customers of these tests come from one address.
      RATE_LIMIT: 'off',
    },
  },
});
