import { test as base, expect, type Page } from '@playwright/test';
import { comesAlive } from './alive-page.ts';

/** Playwright's own words where tests let no service worker in. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/**
 * A page on which every complaint of the browser, a broken security policy included, fails the test. It is given to the
 * test when it is alive, unless the test asks for less; so is every other tab, and whatever is loaded again.
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

/** What a customer presses before React has taken over is lost, and a slow machine takes its time. */
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
