type Events = typeof import('./events.ts');
export type TrackCall = (events: Events) => unknown;

const nothing = () => {};
let queue = Promise.resolve();

/**
 * Sends events one after another. The analytics code is loaded with the first event. Failures are ignored; no caller
 * waits.
 */
export function trackEvent(trackCall: TrackCall): void {
  queue = queue
    .then(() => import('./events.ts'))
    .then(trackCall)
    .then(nothing, nothing);
}
