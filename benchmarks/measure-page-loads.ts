// Page loads on a mid-range phone with a slow connection.

import { type Browser, chromium, type Page } from '@playwright/test';
import { comesAlive } from '../browser-tests/alive-page.ts';
import { phone } from '../browser-tests/devices.ts';
import { type Weight, weighPage } from '../browser-tests/page-weight.ts';
import { browserEnvironment, browserFlags, findBrowser } from '../tools/browser.mjs';
import { newDatabases } from './databases.ts';
import { startShop } from './start-shop.ts';

export type PageLoadFigures = {
  path: string;
  hasCart: boolean;
  /** Largest contentful paint. */
  lcpMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time. */
  tbtMs: number;
  weight: Weight;
};

const paths = ['/', '/collection/verba', '/product/rosa-lab-hyaluronic-dew', '/sertificates', '/checkout'];

/** Four times slower than this machine, and the “slow 4G” of browsers' own tools. */
const processorSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Without a browser there are no figures. */
export async function measurePageLoads(): Promise<PageLoadFigures[]> {
  const executablePath = findBrowser();
  const figures: PageLoadFigures[] = [];
  if (executablePath === undefined) return figures;
  const args = browserFlags(executablePath);
  for await (const database of newDatabases(['embedded'])) {
    await using shop = await startShop({ ...database, isDemonstration: true });
    await using browser = await chromium.launch({ executablePath, args, env: browserEnvironment() });
    const cart = await somethingToBuy(shop.address);
    await visitUnslowed(browser, shop.address, paths);
    for (const path of paths)
      for (const hasCart of [false, true])
        figures.push({ path, hasCart, ...(await loadOnce(browser, `${shop.address}${path}`, hasCart ? cart : [])) });
  }
  return figures;
}

/** Loads the pages once before measuring: the sizes of pictures are made at the first request. */
export async function visitUnslowed(browser: Browser, address: string, paths: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: phone, serviceWorkers: 'block' });
  for (const path of paths) await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.close();
}

/** A first visit: nothing is cached from another page. */
async function loadOnce(browser: Browser, address: string, cart: readonly object[]) {
  await using context = await browser.newContext({ viewport: phone, locale: 'uk-UA', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((lines) => localStorage.setItem('cart', lines), JSON.stringify(cart));
  await page.addInitScript(watchLoading);
  await slowDown(page);
  const weight = await weighPage(page, async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    // The network is idle once more before the scripts are asked for.
    await comesAlive(page);
    await page.waitForTimeout(quietMs);
  });
  const { lcp, cls, tbt } = await page.evaluate(() => (window as unknown as { loading: Loading }).loading);
  return { lcpMs: Math.round(lcp), cls: Math.round(cls * 1_000) / 1_000, tbtMs: Math.round(tbt), weight };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}

/** The last parts of a page are asked for when it has taken over. */
const quietMs = 1_000;

type Loading = { lcp: number; cls: number; tbt: number };

/** Runs in the page before its own scripts. */
function watchLoading(): void {
  const loading: Loading = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(window, { loading });
  const watch = <Entry extends PerformanceEntry>(type: string, record: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => void record(entry as Entry))).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    loading.lcp = startTime;
  });
  watch<PerformanceEntry & { value: number }>('layout-shift', ({ value }) => {
    loading.cls += value;
  });
  /** Shorter delays are not noticeable. */
  const unnoticedMs = 50;
  watch('longtask', ({ duration, startTime }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0];
    if (painted !== undefined && startTime >= painted.startTime) loading.tbt += duration - unnoticedMs;
  });
}

async function somethingToBuy(address: string): Promise<object[]> {
  const answer = await fetch(`${address}/api/v1/shop/product/rosa-lab-ice-toner/`);
  const { variants } = (await answer.json()) as { variants: { id: number }[] };
  return variants.slice(0, 1).map(({ id }) => ({ variantId: id, qty: 2, type: 'product' }));
}
