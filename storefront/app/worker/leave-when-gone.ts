/** Not with every page: the browser checks for updates itself. */
const askEveryMs = 60 * 60 * 1000;
let askedAt = Number.NEGATIVE_INFINITY;
let isLeaving = false;

/** Open pages are served until they close, but nothing is cached any more. */
export const isKeeping = () => !isLeaving;

/**
 * After a rollback to a version without a service worker there is no script at its address and no page that unregisters
 * it, so the worker removes itself.
 */
export async function leaveWhenGone(worker: ServiceWorkerGlobalScope): Promise<void> {
  if (performance.now() - askedAt < askEveryMs) return;
  askedAt = performance.now();
  const answer = await fetch(worker.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer === undefined || ![404, 410].includes(answer.status)) return;
  isLeaving = true;
  openNothingMore();
  await worker.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Pending work would reopen a deleted cache, to write or to count entries, and so create it again. */
function openNothingMore(): void {
  caches.open = () => Promise.reject(new Error('service worker is being removed'));
}
