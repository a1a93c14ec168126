/** Not with every page: the browser looks for a new version by itself. */
const askEveryMs = 60 * 60 * 1000;
let askedAt = Number.NEGATIVE_INFINITY;
let isLeaving = false;

/** Open pages are served to the end, but nothing is kept any more. */
export const isKeeping = () => !isLeaving;

/**
 * A shop that has gone back to a version without a worker has nothing at its address, and no page of that version knows
 * of it: the worker itself must leave.
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

/** What is under way opens caches to write, and to count what is in them: each would be there again, for good. */
function openNothingMore(): void {
  caches.open = () => Promise.reject(new Error('The shop has no worker any more'));
}
