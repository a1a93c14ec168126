import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '../tools/test-levels.ts';
import { desktop, everySize, phone } from './devices.ts';

type Looking = {
  /** Checks only the overlay with this selector. */
  within?: string;
  /** Selectors of third-party markup that we cannot fix. */
  except?: readonly string[];
};

/** Axe violations of the page as it is. */
export async function violations(page: Page, { within, except = [] }: Looking = {}): Promise<string[]> {
  await page.evaluate(arrived);
  // No page has a frame of another origin, so axe does not need a page of its own to collect the results of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await except.reduce((axe, each) => axe.exclude(each), axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Waits for transitions: a colour in between may have too little contrast. Endless animations are not awaited. */
async function arrived(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Axe takes seconds: only `npm run test:long` runs it at desktop size, too. */
const looksAtDesks = isLong;

/**
 * Axe violations of the open page, and where it does not fit. Resizes one page, which is faster than opening it per
 * width.
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
