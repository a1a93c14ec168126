import type { Page } from '@playwright/test';

/** Stops the time of the page before it is opened: it goes on only by `timePasses`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-05-01T09:00:00' });
  await page.clock.pauseAt('2026-05-01T09:00:01');
}

/** Lets so much of the page's own time pass, once whatever the page does now has begun to wait for it. */
export async function timePasses(page: Page, ms: number): Promise<void> {
  await takesItsTurns(page);
  await page.clock.runFor(ms);
}

/** Waits until React has taken over what the server sent, its effects included, and follows a page that leads away. */
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
    // The page of the API has none of ours, and the one of maintenance has no scripts.
    const isInert = main === null || document.querySelector('script[type="module"]') === null;
    return isInert || Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  await takesItsTurns(page);
}

/** Effects stand in React's queue by now; ours comes behind them. */
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
