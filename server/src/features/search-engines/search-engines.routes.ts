import { Refusal } from '@shop/contract/refusal.ts';
import type { ServeCachedFile } from '../../http/serving/serve-cached-file.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue/cache/cached-answer.ts';
import { readCatalogueAddresses } from '../catalogue/read-addresses.ts';
import { readInformationAddresses } from '../information/read-addresses.ts';
import { writeSitemap } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';
/** Pages that do not depend on the catalogue. */
const fixedPaths = ['/', '/sertificates', '/contacts', '/about-us', '/partner'];

export function searchEngineRoutes(
  serve: ServeCachedFile,
  { db, catalogueCache, publicUrl }: Pick<Shop, 'db' | 'catalogueCache' | 'publicUrl'>,
) {
  async function writeFiles() {
    const addresses = [
      ...fixedPaths.map((fixed) => ({ path: fixed })),
      ...(await readInformationAddresses(db)),
      ...(await readCatalogueAddresses(db)),
    ];
    return constant(Object.fromEntries(await writeSitemap(publicUrl, addresses)));
  }

  /** All files are built and cached together: a request for a part that does not exist costs nothing. */
  async function sitemapFile(path: string) {
    const files = (await catalogueCache.getOrLoad('sitemap', writeFiles, 'files')).build(() => 0);
    const text = files[path];
    if (text === undefined) throw new Refusal('not_found', {});
    return constant(text);
  }

  serve('/sitemap.xml', xml, () => sitemapFile('/sitemap.xml'));
  serve('/sitemap-:part(^\\d{1,4}).xml', xml, ({ part }) => sitemapFile(`/sitemap-${part}.xml`));
  serve('/robots.txt', 'text/plain; charset=utf-8', async () => constant(writeRobots(publicUrl)));
}

/** Personal pages, and paths that are not pages. */
const closedPaths = [
  '/account',
  '/checkout',
  '/confirmation',
  '/failed',
  '/payment-confirmation/',
  '/admin',
  '/api/',
  '/login',
  '/register',
  '/change-password',
  '/reset-password',
  '/password/',
  '/user/',
  '/subscription/',
];

function writeRobots(publicUrl: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
