/**
 * What lies over a page (a drawer, the second step of the checkout) has an entry of its own in the browser's history, with the
 * address of the page: Back closes it and stays. When it was closed otherwise, the entry stays behind, because going back by
 * script could cross a click on a link; it is used again by what is opened next, and Back passes over it.
 *
 * The router does not see these steps: it would load the page anew. Both entries carry its number of the page (`idx`).
 */
type Entry = { idx?: number | null; isOver?: boolean } | null;

let close: (() => void) | undefined;
/** Where the visitor is, to compare with where a step leads. */
let here: { entry: Entry; address: string } | undefined;

const entryNow = (): Entry => window.history.state as Entry;

/** Something was opened over the page. Back calls this once, instead of leaving the page. */
export function closeOnBack(closeIt: () => void): void {
  close = closeIt;
  if (!entryNow()?.isOver) window.history.pushState({ ...entryNow(), isOver: true }, '');
  noteEntry();
}

/** It is closed already: Back has nothing to close any more. */
export function forgetBack(): void {
  close = undefined;
}

/** The router has shown another address, or has put another address in the place of this one. */
export function noteEntry(): void {
  // A replaced entry has lost its mark with its state.
  const isReplaced = here?.entry?.isOver && entryNow()?.idx === here.entry.idx && !entryNow()?.isOver;
  if (isReplaced) window.history.replaceState({ ...entryNow(), isOver: true }, '');
  here = { entry: entryNow(), address: window.location.href };
}

/** Between the two entries of one page nothing is loaded. */
function step(event: PopStateEvent): void {
  const entry = event.state as Entry;
  const from = here;
  here = { entry, address: window.location.href };
  const isSamePage = typeof entry?.idx === 'number' && entry.idx === from?.entry?.idx;
  if (!isSamePage || Boolean(entry?.isOver) === Boolean(from?.entry?.isOver)) return;
  event.stopImmediatePropagation();
  if (entry?.isOver) return;
  const closeIt = close;
  close = undefined;
  if (closeIt === undefined) {
    window.history.back();
    return;
  }
  // What was chosen on the page meanwhile stands in the address of the entry that was left.
  if (from !== undefined && from.address !== window.location.href) {
    window.history.replaceState({ ...from.entry, isOver: undefined }, '', from.address);
    here = { entry: entryNow(), address: from.address };
  }
  closeIt();
}

// Before the router, which listens to the same event.
if (typeof window !== 'undefined') window.addEventListener('popstate', step, { capture: true });
