import { expect, type Page } from '@playwright/test';
import { isLong } from '../tools/test-levels.ts';
import { type AdminContent, fillAdmin } from './admin-content.ts';
import { desktop, phone } from './devices.ts';
import { goInAdmin } from './go-in-admin.ts';
import { test as quietTest } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';
import { violations } from './violations.ts';

const except = [
  // react-admin hides the button that opens all rows from screen readers and leaves an empty header.
  '.RaDataTable-expandHeader',
  // The preview of blocks is a page of the shop with landmarks of its own. Pages of the shop are looked at by themselves.
  'iframe',
];

/** Tests of an admin with content, whatever the other tests left in the shop. */
export const test = quietTest.extend<{ openAdmin: (path: string) => Promise<void> }, { admin: AdminContent }>({
  admin: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      await using context = await browser.newContext({ baseURL: baseURL! });
      await use(await fillAdmin(await context.newPage(), baseURL!));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Colours and contrast are checked after animations.
  contextOptions: { reducedMotion: 'reduce' },
  openAdmin: async ({ page, admin, baseURL }, use) => {
    await signInAsOwner(page, baseURL!);
    const idOf = (name: string) => String(admin[name as keyof AdminContent]);
    await use(async (path) => {
      // Opened at desktop width, the menu would cover the page at phone width.
      await page.setViewportSize(phone);
      await goInAdmin(page, `/admin/${path.replace(/:(\w+)/, (_, name) => idOf(name))}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty({ timeout: 60_000 });
    });
  },
});

/** Desktop shows columns that phones omit; `npm run test:long` also runs axe at phone width. */
const axeAt = isLong ? [phone, desktop] : [desktop];

type Looking = { within?: string; at?: readonly (typeof phone)[] };

/** No horizontal scrolling on a phone, and no axe violations. Resizes one page, which is faster than opening two. */
export async function expectForEverybody(page: Page, what: string, { within, at = axeAt }: Looking = {}) {
  await expect.soft.poll(() => wideParts(page, within), { message: what }).toEqual([]);
  for (const viewport of at) {
    await page.setViewportSize(viewport);
    const found = await violations(page, { except, ...(within !== undefined && { within }) });
    expect.soft(found, `${what} at ${viewport.width} px`).toEqual([]);
  }
  await page.setViewportSize(phone);
}

/** Elements wider than the window; within a dialog, also those wider than their container. */
async function wideParts(page: Page, within?: string): Promise<string[]> {
  return await page.evaluate((within) => {
    const all = within === undefined ? [] : document.querySelectorAll(`${within} *`);
    return [document.documentElement, ...all]
      .filter((each) => each.scrollWidth > each.clientWidth)
      .filter((each) => each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowX))
      .map((each) => `${each.tagName} ${each.className}: ${each.scrollWidth} px in ${each.clientWidth} px`);
  }, within);
}
