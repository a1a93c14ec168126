import type { Page } from '@playwright/test';

/** Stops the page's clock before it opens. `timePasses` advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-05-01T09:00:00' });
  await page.clock.pauseAt('2026-05-01T09:00:01');
}

/** Advances the page's clock after pending work has set its timers. */
export async function timePasses(page: Page, ms: number): Promise<void> {
  await takesItsTurns(page);
  await page.clock.runFor(ms);
}

/** Waits for hydration including effects, and follows a redirect. */
export async function comesAlive(page: Page): Promise<void> {
  try {
    await takesOver(page);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await comesAlive(page);
  }
}

async function takesOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    // The API docs have no scripts of ours, and the maintenance page has none at all.
    const isInert = main === null || document.querySelector('#page-data') === null;
    return isInert || Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  await takesItsTurns(page);
}

/** Our task is queued behind React's pending effects. */
async function takesItsTurns(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}
