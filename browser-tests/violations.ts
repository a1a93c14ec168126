import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../tools/test-levels.ts';
import { desktop, everySize, phone } from './devices.ts';

type Looking = {
  /** What lies over the page, when only that is looked at. */
  within?: string;
  /** What is not ours to mend. */
  except?: readonly string[];
};

/** What axe finds wrong with the page as it is. */
export async function violations(page: Page, { within, except = [] }: Looking = {}): Promise<string[]> {
  await page.evaluate(arrived);
  const axe = new AxeBuilder({ page });
  if (within !== undefined) axe.include(within);
  const { violations } = await except.reduce((axe, each) => axe.exclude(each), axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** A colour on its way from one to another may be too pale for a moment. What moves for ever is judged as it is. */
async function arrived(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Axe takes seconds: `npm run test:long` looks at desks, too. */
const looksAtDesks = isLong;

/**
 * What axe finds wrong with the open page, and where it does not fit. One page is made wider and narrower: to open it for
 * each width would take longer.
 */
export async function violationsAtEverySize(page: Page): Promise<string[]> {
  test.slow();
  const found: string[] = [];
  for (const viewport of everySize) {
    await page.setViewportSize(viewport);
    const isLookedAt = viewport === phone || (viewport === desktop && looksAtDesks);
    if (isLookedAt) found.push(...(await violations(page)).map((each) => `${viewport.width} px: ${each}`));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width);
  }
  return found;
}
