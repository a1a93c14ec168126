import { test as base, expect } from '@playwright/test';
import { comesAlive } from './alive-page.ts';

/**
 * A page on which every complaint of the browser, a broken security policy included, fails the test. It is given to the
 * test when it is alive, unless the test asks for less.
 */
export const test = base.extend<{ complaints: string[] }>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const response = await goto(address, options);
      if (options?.waitUntil !== 'commit') await comesAlive(page);
      return response;
    };
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
