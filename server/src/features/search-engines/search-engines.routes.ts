import { Refusal } from '@shop/contract/refusal.ts';
import type { ServeRememberedFile } from '../../http/serve-remembered-file.ts';
import type { Settings } from '../../settings.ts';
import type { Shop } from '../../shop.ts';
import { readCatalogueAddresses } from '../catalogue/read-addresses.ts';
import { readInformationAddresses } from '../information/read-addresses.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';
/** Pages that are there whatever the shop sells. */
const fixedPaths = ['/', '/sertificates', '/contacts', '/about-us'];

export function searchEngineRoutes(
  serve: ServeRememberedFile,
  { db }: Pick<Shop, 'db'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
) {
  async function sitemapFile(path: string): Promise<string> {
    const addresses = [
      ...fixedPaths.map((fixed) => ({ path: fixed })),
      ...(await readInformationAddresses(db)),
      ...(await readCatalogueAddresses(db)),
    ];
    const text = writeSitemap(publicUrl, addresses).get(path);
    if (text === undefined) throw new Refusal('not_found', {});
    return text;
  }

  serve('/sitemap.xml', xml, () => sitemapFile('/sitemap.xml'));
  serve('/sitemap-:part(^\\d{1,4}).xml', xml, ({ part }) => sitemapFile(`/sitemap-${part}.xml`));
  serve('/robots.txt', 'text/plain; charset=utf-8', async () => writeRobots(publicUrl));
}
