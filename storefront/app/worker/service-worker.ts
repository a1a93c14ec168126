/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isAnswerOfReadablePage, isForCustomers, isReadableOffline } from './cacheable.ts';
import { answers, clientsWithStalePages, files, filesInUse, pages, pictures } from './kept-things.ts';
import { leaveWhenGone } from './leave-when-gone.ts';
import { type PageAge, type PageShown, takeOver } from './messages.ts';
import { keepOfflinePage, showOfflinePage } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope & { navigator: { connection?: { saveData?: boolean } } };
/** Inserted by the build. */
declare const shellFiles: readonly string[];

const network = new NetworkOnly();

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  // Requests the page while the worker starts.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting());
  else if (event.source instanceof WindowClient) event.waitUntil(notePage(event, event.source));
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isForCustomers(url.pathname),
  async ({ request, url, event }) => {
    const strategy = isReadableOffline(url.pathname) ? pages : network;
    const [answer, kept] = strategy.handleAll({ request, event });
    event.waitUntil(kept.catch(() => {}).then(() => leaveWhenGone(self)));
    return await answer.catch(showOfflinePage);
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAnswerOfReadablePage(url.pathname), answers);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (url.pathname.startsWith('/media/') || (isFile(url) && request.destination === 'image')),
  pictures,
);
// Films are requested in ranges and are too large for the cache.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isFile(url) && !request.headers.has('range') && request.destination !== 'video',
  files,
);

function isFile({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

/** One file after another, so that a slow phone is not blocked. A new version downloads only new files. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(files.cacheName);
  for (const path of shellFiles) {
    if ((await cache.match(path)) === undefined) await cache.add(path);
    await filesInUse.updateTimestamp(new URL(path, self.location.origin).href);
  }
  await filesInUse.expireEntries();
  await keepOfflinePage();
}

/** A page opened by client-side navigation has no cached document yet. */
async function notePage(event: ExtendableMessageEvent, client: WindowClient): Promise<void> {
  const { shown, needsDocument } = event.data as PageShown;
  const isOld = clientsWithStalePages.delete(client.id);
  client.postMessage({ isOld } satisfies PageAge);
  const { pathname, search } = new URL(shown, self.location.origin);
  if (!needsDocument || isOld || self.navigator.connection?.saveData || !isReadableOffline(pathname)) return;
  await pages.handle({ request: new Request(`${pathname}${search}`), event }).catch(() => {});
}
