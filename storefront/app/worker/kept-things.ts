import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { isCacheable, keptAddress } from './cacheable.ts';
import { isKeeping } from './leave-when-gone.ts';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const daySeconds = 24 * 60 * 60;
/** Network timeout: after this long a cached page is better than none. */
const timeoutSeconds = 4;

/** Enough for about four versions. */
const mostFiles = 600;

/** Clients that show a cached page, until they ask. */
export const clientsWithStalePages = new Set<string>();

const onlyWhole: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptAddress(request.url),
  cacheWillUpdate: async ({ response }) => (isKeeping() && isCacheable(response) ? response : null),
};

/** In a network-first strategy, a cache hit is stale. */
const markStale: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const { resultingClientId, clientId } = event as Partial<FetchEvent>;
    const client = resultingClientId || clientId;
    if (cachedResponse && client) clientsWithStalePages.add(client);
    return cachedResponse ?? null;
  },
};

/** Evicts the least recently used entries first, and all of them when the quota is exceeded. */
const atMost = (maxEntries: number, maxAgeSeconds?: number): Plugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, ...(maxAgeSeconds && { maxAgeSeconds }) }) as Plugin;

/** Visited pages as documents. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [onlyWhole, markStale, atMost(40, 30 * daySeconds)],
});

/** Data of the same pages for client-side navigation. */
export const answers = new NetworkFirst({
  cacheName: 'answers',
  plugins: [onlyWhole, markStale, atMost(80, 30 * daySeconds)],
});

/**
 * Scripts, styles and fonts. Their names contain a hash, so versions coexist: after an update an open tab and a page
 * cached by the old version still find their files, and a rollback downloads nothing.
 */
export const files = new CacheFirst({ cacheName: 'files', plugins: [onlyWhole, atMost(mostFiles)] });
/** The same limit, for code that adds many files at once. */
export const filesInUse = new CacheExpiration(files.cacheName, { maxEntries: mostFiles });

export const pictures = new CacheFirst({ cacheName: 'pictures', plugins: [onlyWhole, atMost(150, 60 * daySeconds)] });
