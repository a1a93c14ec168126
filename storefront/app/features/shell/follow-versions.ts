import { takeOver } from '../../worker/messages.ts';

const address = '/sw.js';
const lookEveryMs = 60 * 60 * 1000;
const takesOverWithinMs = 10_000;

let isWanted = false;
let isReloading = false;

/**
 * Registers the service worker. Calls back when a new version is ready, or when another tab has activated it. Without
 * service workers the shop works the same.
 */
export function followVersions(found: () => void): () => void {
  const { serviceWorker } = navigator;
  const over = new AbortController();
  const { signal } = over;
  let isControlled = serviceWorker.controller !== null;

  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (isWanted) reload();
      else if (isControlled) found();
      isControlled = true;
    },
    { signal },
  );

  const registered = serviceWorker.register(address, { updateViaCache: 'none' });
  registered.then(follow).catch(() => {});
  const look = () => void registered.then((registration) => registration.update()).catch(() => {});
  const lookAgain = () => document.visibilityState === 'visible' && look();
  document.addEventListener('visibilitychange', lookAgain, { signal });
  const timer = window.setInterval(look, lookEveryMs);

  function follow(registration: ServiceWorkerRegistration) {
    registration.addEventListener('updatefound', () => noteWhenReady(registration.installing), { signal });
    noteWhenReady(registration.installing);
    if (registration.waiting !== null && isControlled) found();
  }

  /** The first worker of a browser is not an update. */
  function noteWhenReady(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => worker.state === 'installed' && isControlled && found(), { signal });
  }

  return () => {
    over.abort();
    window.clearInterval(timer);
  };
}

/** The new version takes over in all tabs, but only this tab reloads: the customer may be typing in others. */
export async function updateNow(): Promise<void> {
  isWanted = true;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return reload();
  registration.waiting.postMessage(takeOver);
  window.setTimeout(reload, takesOverWithinMs);
}

/** At most once: a slow page keeps running during the reload. */
function reload(): void {
  if (isReloading) return;
  isReloading = true;
  window.location.reload();
}
