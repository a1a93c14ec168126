// The longest pause of the shop while a file with its whole catalogue is written, with empty caches.

import { liveKind, newDatabases } from './databases.ts';
import { owner } from './fill-order-book.ts';
import { signIn } from './sign-in.ts';
import { startShop } from './start-shop.ts';

const feed = (name: string) => `/feeds/${name}.xml`;
const exported = (format: string) => `/api/v1/admin/export/products/?format=${format}`;
/** A spreadsheet has at most 50,000 rows: the variants of 25,000 products. */
const shops: [products: number, files: Record<string, string>][] = [
  [
    50_000,
    {
      'first listing after a change': '/skin-type/skin-2',
      'feed for Google': feed('google-merchant'),
      'feed for Rozetka and Prom': feed('yml'),
      'feed for Hotline': feed('hotline'),
      sitemap: '/sitemap.xml',
      'all products in one answer': '/api/v1/shop/all-product/',
      'export, CSV': exported('csv'),
    },
  ],
  [25_000, { 'export, XLSX': exported('xlsx') }],
];

/** `pauseMs` is the longest time for which the event loop was blocked. */
export async function measureFiles() {
  const all = shops.values();
  const figures = [];
  for await (const database of newDatabases(shops.map(() => liveKind))) {
    const [products, files] = all.next().value!;
    await using shop = await startShop({ ...database, products, hasOwner: true });
    const headers = { ...(await signIn(shop.address, owner)), 'accept-encoding': 'gzip' };
    for (const [what, path] of Object.entries(files)) {
      await shop.ask('clearEverything');
      await shop.ask('longestPauseMs');
      const startedAt = performance.now();
      const answer = await fetch(`${shop.address}${path}`, { headers });
      const bytes = (await answer.arrayBuffer()).byteLength;
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const mebibytes = Math.round(bytes / 1024 / 1024);
      figures.push({ what, products, mebibytes, seconds, pauseMs: await shop.ask('longestPauseMs') });
    }
  }
  return figures;
}
