import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** More stops than any page of the shop has before what is looked for: who needs more is caught in a circle. */
const mostStops = 120;

/** Goes on by the Tab key until the target has the focus; at every stop on the way one sees where one is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    await seesFocus(page);
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Goes there and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes there and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** What has the focus is within the window and has a ring, of its own or around what it stands for. */
async function seesFocus(page: Page): Promise<void> {
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      // The page of a bank draws rings of its own, and after the last element the browser has the focus.
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
