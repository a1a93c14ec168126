import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserEnvironment, browserFlags, findBrowser } from '../tools/browser.mjs';
import { freePort } from '../tools/free-port.ts';
import { isCi, isLong } from '../tools/test-levels.ts';

// Workers load this file again, with the environment of the first load.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
const port = process.env.BROWSER_TEST_PORT;
const address = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('There is no browser for the tests. Run: npm test');

// Workers load this file again; the flags of this machine are determined once.
process.env.BROWSER_TEST_FLAGS ??= browserFlags(executablePath).join(' ');

/** Run by `npm test`: purchases, refusals, returning customers, and a day in the admin. */
const journeys = [
  'admin-orders',
  'back',
  'card-payments',
  'checkout',
  'keyboard-purchase',
  'navigation',
  'ordering',
  'pages-that-pay',
  'refused-orders',
];
/** Only in `npm run test:long`: further sizes and colour schemes of screens that CI checks in one, and the tools of developers. */
const onlyLong = ['forced-colours-screens', 'admin-dialog-screens', 'zoomed-screens', 'hot-reload'];
const files = (names: readonly string[]) => names.map((name) => `**/${name}.test.ts`);

export default defineConfig({
  testDir: '.',
  testMatch: isCi || isLong ? '**/*.test.ts' : files(journeys),
  testIgnore: isLong ? [] : files(onlyLong),
  outputDir: '../test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/playwright.json' }],
  ],
  workers: 2,
  fullyParallel: true,
  // Timeouts for failures, not for speed: a busy machine is several times slower.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: isCi,
  use: {
    baseURL: address,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    // Service workers bypass Playwright's request stubs; only their own tests allow them.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: process.env.BROWSER_TEST_FLAGS.split(' '), env: browserEnvironment() },
  },
  webServer: {
    command: 'node browser-tests/start-demonstration.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: address,
      // All customers of these tests share one IP address.
      RATE_LIMIT: 'off',
    },
  },
});
