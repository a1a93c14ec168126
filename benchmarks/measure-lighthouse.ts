// What Lighthouse says of the pages, as a phone: the median of several runs.

import { chromium } from '@playwright/test';
import { browserEnvironment, browserFlags, findBrowser } from '../tools/browser.mjs';
import { freePort } from '../tools/free-port.ts';
import { newDatabases } from './databases.ts';
import { loadLighthouse, type Report } from './load-lighthouse.ts';
import { visitUnslowed } from './measure-page-loads.ts';
import { startShop } from './start-shop.ts';

const paths = [
  '/',
  '/collection/verba',
  '/product-type/kremy',
  '/product/rosa-lab-hyaluronic-dew',
  `/search?q=${encodeURIComponent('крем')}`,
  '/checkout',
];
const rounds = 3;

/** Without a browser there are no figures. */
export async function measureLighthouse() {
  const executablePath = findBrowser();
  const figures: ReturnType<typeof figuresOf>[] = [];
  if (executablePath === undefined) return figures;
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const args = [...browserFlags(executablePath), `--remote-debugging-port=${port}`];
  for await (const database of newDatabases(['embedded'])) {
    await using shop = await startShop({ ...database, isDemonstration: true });
    await using browser = await chromium.launch({ executablePath, args, env: browserEnvironment() });
    await visitUnslowed(browser, shop.address, paths);
    for (const path of paths) {
      const address = `${shop.address}${path}`;
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(address, { port, logLevel: 'silent', output: 'json' });
        if (result === undefined) throw new Error(`Lighthouse has no report of ${path}`);
        reports.push(result.lhr);
      }
      figures.push(figuresOf(decodeURI(path), medianOf(reports)));
    }
  }
  return figures;
}

function figuresOf(path: string, { categories, audits }: Report) {
  const mark = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const milliseconds = (name: string) => Math.round(audits[name]?.numericValue ?? 0);
  return {
    path,
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    fcpMs: milliseconds('first-contentful-paint'),
    lcpMs: milliseconds('largest-contentful-paint'),
    speedIndexMs: milliseconds('speed-index'),
    tbtMs: milliseconds('total-blocking-time'),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1_000) / 1_000,
    missing: missingFrom({ categories, audits }),
  };
}

/** Audits that cost a page its 100, other than the times. */
function missingFrom({ categories, audits }: Report): string {
  const counted = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs);
  const failed = counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return failed.map(({ id }) => id).join(', ');
}

/** By its mark for performance, which varies most. */
function medianOf(reports: readonly Report[]): Report {
  const performance = ({ categories }: Report) => categories.performance?.score ?? 0;
  return reports.toSorted((one, other) => performance(one) - performance(other))[Math.floor(reports.length / 2)]!;
}
