import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** More stops than any page needs; beyond it the focus is in a loop. */
const mostStops = 120;

/** Presses Tab until the target has the focus; at every stop the focus must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    await seesFocus(page);
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Tabs to the target and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to the target and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** The focused element is inside the window and has a focus ring, its own or on its label. */
async function seesFocus(page: Page): Promise<void> {
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      // The bank's page has its own rings; after the last element the browser itself has the focus.
      if (focused === null || focused === document.body || focused instanceof HTMLIFrameElement) return undefined;
      const hasRing = (style: CSSStyleDeclaration) =>
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
      const around = [
        focused,
        focused.parentElement,
        focused.nextElementSibling,
        focused.closest('article, li, label'),
      ];
      const isRinged =
        around.some((each) => each && hasRing(getComputedStyle(each))) || hasRing(getComputedStyle(focused, '::after'));
      const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight;
      return isRinged && isInWindow ? undefined : focused.outerHTML.slice(0, 200);
    });
  await expect.poll(hidden, { message: 'has the focus, and nobody sees it' }).toBeUndefined();
}
