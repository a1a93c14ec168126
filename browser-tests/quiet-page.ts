import { test as base, expect, type Page } from '@playwright/test';
import { comesAlive } from './alive-page.ts';

/** Playwright's message where a test blocks service workers. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/**
 * A page that fails the test on every message in the console, including CSP violations. Pages are returned after
 * hydration, unless the test opts out; the same applies to new tabs and reloads.
 */
export const test = base.extend<{ complaints: string[] }>({
  context: async ({ context }, use) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => givenAlive(await newPage());
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.text() === workerBlocked) return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Clicks before hydration would be lost, and slow machines hydrate late. */
function givenAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await comesAlive(page);
    return response;
  };
  for (const way of ['reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page);
    page[way] = async (options) => {
      const response = await go(options);
      if (options?.waitUntil !== 'commit') await comesAlive(page);
      return response;
    };
  }
  return page;
}

export { expect };
