import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { isCacheable, keptAddress } from './cacheable.ts';
import { isKeeping } from './leave-when-gone.ts';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const daySeconds = 24 * 60 * 60;
/** A connection that is there but does not deliver: after this long a kept page is better than none. */
const patienceSeconds = 4;

/** Of four versions or so. */
const mostFiles = 600;

/** Clients whose page shows something kept, until they ask. */
export const clientsWithOldThings = new Set<string>();

const onlyWhole: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => keptAddress(request.url),
  cacheWillUpdate: async ({ response }) => (isKeeping() && isCacheable(response) ? response : null),
};

/** Where the network comes first, whatever is taken from here is old. */
const noteOld: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const { resultingClientId, clientId } = event as Partial<FetchEvent>;
    const client = resultingClientId || clientId;
    if (cachedResponse && client) clientsWithOldThings.add(client);
    return cachedResponse ?? null;
  },
};

/** The least recently used ones go first, and all of them when the browser has no room. */
const atMost = (maxEntries: number, maxAgeSeconds?: number): Plugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, ...(maxAgeSeconds && { maxAgeSeconds }) }) as Plugin;

/** Seen pages as documents. */
export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: patienceSeconds,
  plugins: [onlyWhole, noteOld, atMost(40, 30 * daySeconds)],
});

/** The same pages when they are opened by a link. */
export const answers = new NetworkFirst({
  cacheName: 'answers',
  plugins: [onlyWhole, noteOld, atMost(80, 30 * daySeconds)],
});

/**
 * Scripts, styles and fonts. Their names carry a hash, so versions stand beside each other: an open tab finds its own
 * after an update, a page that was kept by the last version finds its, and going back to that version fetches nothing.
 */
export const files = new CacheFirst({ cacheName: 'files', plugins: [onlyWhole, atMost(mostFiles)] });
/** The same bound, for whoever keeps many at once. */
export const filesInUse = new CacheExpiration(files.cacheName, { maxEntries: mostFiles });

export const pictures = new CacheFirst({ cacheName: 'pictures', plugins: [onlyWhole, atMost(150, 60 * daySeconds)] });
