/** A page that search engines should know. */
export type PageAddress = { path: string; changedAt?: Date };

/** Search engines read no more of one file. */
const mostAddresses = 50_000;

/** The sitemap's files by their path: one, or an index and the parts it names. */
export function writeSitemap(
  publicUrl: string,
  addresses: readonly PageAddress[],
  perFile = mostAddresses,
): Map<string, string> {
  const whole = '/sitemap.xml';
  if (addresses.length <= perFile) return new Map([[whole, addressList(publicUrl, addresses)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < addresses.length; start += perFile) {
    parts.set(`/sitemap-${parts.size + 1}.xml`, addressList(publicUrl, addresses.slice(start, start + perFile)));
  }
  const index = [...parts.keys()].map((path) => `<sitemap>${location(publicUrl, path)}</sitemap>`);
  return new Map([[whole, file('sitemapindex', index)], ...parts]);
}

function addressList(publicUrl: string, addresses: readonly PageAddress[]): string {
  const urls = addresses.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url>${location(publicUrl, path)}${changed}</url>`;
  });
  return file('urlset', urls);
}

function file(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const opening = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...entries, `</${root}>`, ''].join('\n');
}

function location(publicUrl: string, path: string): string {
  return `<loc>${escaped(publicUrl + path)}</loc>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
