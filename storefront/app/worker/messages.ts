/** Sent by a page when it is shown: its address, and whether the worker did not handle its document. */
export type PageShown = { shown: string; needsDocument: boolean };

/** Sent to the page: whether any of it came from the cache and may be stale. */
export type PageAge = { isOld: boolean };

/** The customer wants the new version now. */
export const takeOver = 'take-over';
