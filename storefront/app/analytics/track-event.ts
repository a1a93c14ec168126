type Events = typeof import('./events.ts');
export type TrackCall = (events: Events) => unknown;

const nothing = () => {};
let told = Promise.resolve();

/**
 * Tells analytics what has happened, one thing after another. Its code is fetched when there is something to tell; what
 * cannot be told is lost, and nobody waits for it.
 */
export function trackEvent(telling: TrackCall): void {
  told = told
    .then(() => import('./events.ts'))
    .then(telling)
    .then(nothing, nothing);
}
