import type { Locator } from '@playwright/test';

/** Both clicks in one task of the page, before the button can become busy or be replaced. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
