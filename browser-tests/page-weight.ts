import type { Page, Response } from '@playwright/test';

const kibibyte = 1024;

/**
 * Budgets of one page for a phone, in transferred bytes. Pictures: those loaded without scrolling; the others are lazy.
 */
export const budgets = {
  document: 30 * kibibyte,
  script: 101 * kibibyte,
  stylesheet: 20 * kibibyte,
  font: 55 * kibibyte,
  image: 150 * kibibyte,
};
/** Checkout, account and payment result. Visitors of these have the libraries from earlier pages. */
export const buyersScripts = budgets.script + 2 * kibibyte;
/** Two kibibytes more: the analytics event of a started checkout is included. */
export const fullCheckoutScripts = buyersScripts + 2 * kibibyte;

/** Requests of one page that must not become more. */
export const mostRequests = { script: 6, stylesheet: 1, beforeLargestPicture: 20 };
/** What became of an order: its visitors have all other files from the checkout. */
export const mostScriptsOfResult = 7;

export type Kind = keyof typeof budgets;
export const kinds = Object.keys(budgets) as Kind[];

export type Weight = Partial<Record<Kind, number>>;

/** Transferred bytes by type of everything that the page loads without interaction. */
export async function weighPage(page: Page, open: () => Promise<unknown>): Promise<Weight> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  await open();
  page.off('response', note);
  const weight: Weight = {};
  for (const response of responses) {
    const kind = response.request().resourceType() as Kind;
    if (!kinds.includes(kind)) continue;
    const { responseBodySize } = await response.request().sizes();
    weight[kind] = (weight[kind] ?? 0) + responseBodySize;
  }
  return weight;
}

/** Fetched later: with the first event of statistics, and when the page is at rest. */
const later = /\/(events|app-worker)-/;

/** The files that a page begins with. */
export function filesOf(page: Page, ending: '.js' | '.css'): Promise<string[]> {
  const files = page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  return files.then((paths) => [...new Set(paths)].filter((path) => path.endsWith(ending) && !later.test(path)));
}

/** How many requests begin before that of the largest picture, and whether a script was asked for before it had arrived. */
export function requestsBeforePicture(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ requests: number; hasScripts: boolean }>((resolve, reject) => {
        new PerformanceObserver((list) => {
          const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          const picture = files.find(({ name }) => name === url);
          if (picture === undefined) return reject(new Error('The largest thing on the page is no picture'));
          const isScript = ({ name }: PerformanceEntry) => new URL(name).pathname.endsWith('.js');
          resolve({
            // And the document.
            requests: 1 + files.filter(({ startTime }) => startTime < picture.startTime).length,
            hasScripts: files.some((file) => isScript(file) && file.startTime < picture.responseEnd),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
