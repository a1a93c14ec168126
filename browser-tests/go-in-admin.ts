import { expect, type Page, type Request } from '@playwright/test';

const asked = new WeakMap<Page, Set<Request>>();

/**
 * Opens an address of the admin: the first one by loading the page, each next one in the loaded page, as its links do,
 * which is several times faster. Waits until no request is open: an empty list proves nothing.
 */
export async function goInAdmin(page: Page, address: string): Promise<void> {
  const open = asked.get(page) ?? watch(page);
  if (new URL(page.url()).pathname.startsWith('/admin'))
    await page.evaluate((next) => {
      // The state that the router itself writes.
      const state = { idx: (window.history.state?.idx ?? 0) + 1, key: next, usr: null };
      window.history.pushState(state, '', next);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    }, address);
  else await page.goto(address, { waitUntil: 'commit' });
  await expect
    .poll(async () => (await isDrawn(page)) && open.size === 0 && (await isDrawn(page)) && open.size === 0, {
      timeout: 60_000,
      message: address,
    })
    .toBe(true);
}

function watch(page: Page): Set<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  asked.set(page, open);
  return open;
}

/** Whether the page has a heading, after React has rendered the answers that have arrived. */
function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise((done) => setTimeout(done));
    }
    return document.querySelector('h1')?.textContent !== '';
  });
}
