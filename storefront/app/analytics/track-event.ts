type Events = typeof import('./events.ts');
export type TrackCall = (events: Events) => unknown;

const nothing = () => {};
let told = Promise.resolve();

/**
 * Sends events one after another. The analytics code is loaded with the first event. Failures are ignored; no caller
 * waits.
 */
export function trackEvent(telling: TrackCall): void {
  told = told
    .then(() => import('./events.ts'))
    .then(telling)
    .then(nothing, nothing);
}
