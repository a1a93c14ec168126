import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserEnvironment, browserFlags, findBrowser } from '../tools/browser.mjs';

const port = process.env.BROWSER_TEST_PORT ?? '3199';
const address = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('There is no browser for the tests. Run: npm test');

// Workers read this file again; what the machine allows is found out once.
process.env.BROWSER_TEST_FLAGS ??= browserFlags(executablePath).join(' ');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/playwright.json' }],
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: address,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    launchOptions: { executablePath, args: process.env.BROWSER_TEST_FLAGS.split(' '), env: browserEnvironment() },
  },
  webServer: {
    command: 'node server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { NODE_ENV: 'production', PORT: port, PUBLIC_URL: address, DATA_DIR: 'test-results/browser-data' },
  },
});
