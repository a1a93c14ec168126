import type { Page } from '@playwright/test';

/** Stops the time of the page before it is opened: it goes on only by `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-05-01T09:00:00' });
  await page.clock.pauseAt('2026-05-01T09:00:01');
}

/** Waits until React has taken over what the server sent, its effects included. */
export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    // The page of the API has none of ours.
    return main === null || Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  // Effects stand in React's queue by now; ours comes behind them.
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
