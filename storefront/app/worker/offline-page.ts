import { pages } from './kept-things.ts';

const address = '/offline';
const cacheName = 'offline';
const longestList = 6;

/** Fetched from the server with every version of the worker. */
export async function keepOfflinePage(): Promise<void> {
  const page = await fetch(address, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`offline page answered ${page.status}`);
  await (await caches.open(cacheName)).put(address, page);
}

/** Shown at an address that cannot be reached, with links to cached pages. */
export async function showOfflinePage(): Promise<Response> {
  const page = await caches.match(address, { cacheName });
  if (page === undefined) return Response.error();
  const html = (await page.text()).replace(/(<ul class="offline__pages">)(?=<\/ul>)/, `$1${(await links()).join('')}`);
  const headers = ['content-type', 'content-security-policy'].map((name) => [name, page.headers.get(name) ?? '']);
  return new Response(html, { status: 503, headers: headers as [string, string][] });
}

/** Newest first. Titles are already escaped HTML in the cached page. */
async function links(): Promise<string[]> {
  const kept = await caches.open(pages.cacheName);
  const last = (await kept.keys()).slice(-longestList).reverse();
  const found = await Promise.all(last.map(async ({ url }) => ({ url, html: await (await kept.match(url))?.text() })));
  return found.flatMap(({ url, html }) => {
    const [, title] = /<title>([^<]+?)( — [^<—]*)?<\/title>/.exec(html ?? '') ?? [];
    const { pathname, search } = new URL(url);
    return title === undefined
      ? []
      : [`<li><a class="link" href="${pathname}${search.replaceAll('&', '&amp;')}">${title}</a></li>`];
  });
}
