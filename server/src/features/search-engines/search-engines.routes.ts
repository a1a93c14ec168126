import { allPages, fixedPart } from '@shop/contract/pages.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { readCatalogueAddresses } from '../catalogue/index.ts';
import { constant } from '../catalogue-cache/index.ts';
import { readInformationAddresses } from '../information/index.ts';
import { writeSitemap } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';

export function searchEngineRoutes(
  serve: Serve,
  { db, catalogueCache, publicUrl }: Pick<Shop, 'db' | 'catalogueCache' | 'publicUrl'>,
) {
  async function writeFiles() {
    const addresses = [...listedPages, ...(await readInformationAddresses(db)), ...(await readCatalogueAddresses(db))];
    return constant(Object.fromEntries(await writeSitemap(publicUrl, addresses)));
  }

  /** All files are built and cached together: a request for a part that does not exist costs nothing. */
  async function sitemapFile(path: string) {
    const files = (await catalogueCache.getOrLoad('sitemap', writeFiles, 'files')).build(() => 0);
    const text = files[path];
    if (text === undefined) throw new Refusal('not_found', {});
    return constant(text);
  }

  serve.text('/sitemap.xml', xml, () => sitemapFile('/sitemap.xml'));
  serve.text('/sitemap-:part(^\\d{1,4}).xml', xml, ({ part }) => sitemapFile(`/sitemap-${part}.xml`));
  serve.text('/robots.txt', 'text/plain; charset=utf-8', async () => constant(writeRobots(publicUrl)));
}

const listedPages = allPages.filter(({ inSitemap }) => inSitemap).map(({ path }) => ({ path }));

/** Pages that are not for everybody, and paths that are not pages. */
const closedPaths = [
  // An order has two pages below one address.
  ...new Set(allPages.filter(({ seenBy }) => seenBy !== 'everybody').map(({ path }) => fixedPart(path))),
  '/admin',
  '/api/',
];

function writeRobots(publicUrl: string): string {
  // A rule is about all paths that begin so.
  const isCovered = (path: string) => closedPaths.some((other) => other !== path && path.startsWith(other));
  const rules = closedPaths.filter((path) => !isCovered(path)).map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
