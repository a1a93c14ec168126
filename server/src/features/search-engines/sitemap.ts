import { mapWithPauses } from '../../pauses.ts';
import { xml, xmlFile } from '../../xml.ts';

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page that search engines should know. */
export type PageAddress = { path: string; changedAt?: Date };

/** The most addresses that search engines read from one file. */
const mostAddresses = 50_000;

/** The sitemap's files by path: a single file, or an index and its parts. */
export async function writeSitemap(
  publicUrl: string,
  addresses: readonly PageAddress[],
  perFile = mostAddresses,
): Promise<Map<string, string>> {
  const whole = '/sitemap.xml';
  if (addresses.length <= perFile) return new Map([[whole, await addressList(publicUrl, addresses)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < addresses.length; start += perFile) {
    parts.set(`/sitemap-${parts.size + 1}.xml`, await addressList(publicUrl, addresses.slice(start, start + perFile)));
  }
  const index = [...parts.keys()].map((path) => xml`<sitemap><loc>${publicUrl + path}</loc></sitemap>\n`);
  return new Map([[whole, xmlFile(xml`<sitemapindex xmlns="${schema}">\n${index}</sitemapindex>`)], ...parts]);
}

async function addressList(publicUrl: string, addresses: readonly PageAddress[]): Promise<string> {
  const urls = await mapWithPauses(addresses, ({ path, changedAt }) => {
    const changed = changedAt && xml`<lastmod>${changedAt.toISOString()}</lastmod>`;
    return xml`<url><loc>${publicUrl + path}</loc>${changed}</url>\n`;
  });
  return xmlFile(xml`<urlset xmlns="${schema}">\n${urls}</urlset>`);
}
