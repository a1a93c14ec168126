/** A page tells its address when it is shown, and whether the worker has not handled its document. */
export type PageShown = { shown: string; needsDocument: boolean };

/** The page is told whether anything on it was kept, and may have changed since. */
export type PageAge = { isOld: boolean };

/** The customer wants the new version now. */
export const takeOver = 'take-over';
