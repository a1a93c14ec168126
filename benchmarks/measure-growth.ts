// How costs grow with the number of products.

import { liveKind, newDatabases } from './databases.ts';
import { measureQuestions } from './measure-requests.ts';
import { spelled } from './spelled.ts';
import { type StartedShop, startShop } from './start-shop.ts';
import type { Times } from './times.ts';

const catalogueSizes = [100, 1_000, 10_000, 50_000];

/** Typical searches: a kind with a tenth of all products, the beginning of a word, a code, nothing that exists. */
const searches = ['крем', 'зволож', 'Сироватка з ретинолом', 'rl-77', 'щщщщ'];
/** A third of all products: its page is full in the smallest catalogue, too. */
const listing = '/skin-type/skin-2';
const choice = '/api/v1/shop/listing/?of=skin_type&slug=skin-2&in_stock=true';
const wholeCatalogue = {
  'first listing after a change': listing,
  'sitemap, rendered': '/sitemap.xml',
  'feed, rendered': '/feeds/google-merchant.xml',
  'all products in one answer': '/api/v1/shop/all-product/',
};

/** Answered without the catalogue and the database. */
const smallQuestion = '/robots.txt';

export async function measureGrowth() {
  const sizes = catalogueSizes.values();
  const figures = [];
  for await (const database of newDatabases(catalogueSizes.map(() => liveKind))) {
    const products = sizes.next().value!;
    await using shop = await startShop({ ...database, products });
    const times = await measureTimes(shop, products);
    // Measured before the whole catalogue is requested at once, which is rare.
    const memoryMebibytes = await shop.ask('memoryMebibytes');
    figures.push({ products, memoryMebibytes, times, wholeCatalogue: await measureWhole(shop) });
  }
  return figures;
}

/** Waiting times of visitors, which must hardly grow. */
const search = (q: string) => `/api/v1/shop/search/?${new URLSearchParams({ q, limit: '24' })}`;

async function measureTimes({ address, ask }: StartedShop, products: number): Promise<Record<string, Times>> {
  const product = (round: number) => `/product/product-${1 + ((round * 37) % products)}`;
  const clearPages = { before: () => ask('clearPages') };
  return {
    'product page, cached': await measureQuestions(address, () => [product(1)]),
    'product page, rendered': await measureQuestions(address, (round) => [product(round)], clearPages),
    'listing page, cached': await measureQuestions(address, () => [listing]),
    'listing page, rendered': await measureQuestions(address, () => [listing], clearPages),
    'narrowed listing, new choice': await measureQuestions(address, (round) => [`${choice}&price_from=${100 + round}`]),
    'narrowed listing, again': await measureQuestions(address, () => [choice]),
    'search, new words': await measureQuestions(address, (round) => searches.map((q) => search(spelled(q, round)))),
    'search, misspelt words': await measureQuestions(address, (round) => [search(spelled('ритинол', round))]),
  };
}

/** Requests that read the whole catalogue with empty caches: their time, and the longest wait of another visitor. */
async function measureWhole({ address, ask }: StartedShop) {
  const figures: Record<string, { takes: number; othersWait: number }> = {};
  for (const [what, path] of Object.entries(wholeCatalogue)) {
    await ask('clearEverything');
    let isDone = false;
    const whole = timeOf(`${address}${path}`).finally(() => {
      isDone = true;
    });
    let othersWait = 0;
    while (!isDone) othersWait = Math.max(othersWait, await timeOf(`${address}${smallQuestion}`));
    figures[what] = { takes: await whole, othersWait };
  }
  return figures;
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const { body } = await fetch(url);
  // Read and dropped: joining 200 MB would block this process, and with it the other visitor's clock.
  for await (const _ of body ?? []);
  return Math.round(performance.now() - startedAt);
}
