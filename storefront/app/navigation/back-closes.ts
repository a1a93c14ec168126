/**
 * An overlay (a drawer, the second step of the checkout) has its own history entry with the address of the page: Back
 * closes it and stays on the page. When it is closed otherwise, the entry remains, because a scripted `back()` could
 * collide with a click on a link. The next overlay reuses it, and Back skips it. The router does not see these steps:
 * it would load the page again. Both entries have the router's index of the page (`idx`).
 */
type Entry = { idx?: number | null; isOver?: boolean } | null;

let close: (() => void) | undefined;
/** The current position, to compare with the target of a step. */
let here: { entry: Entry; address: string } | undefined;

const entryNow = (): Entry => window.history.state as Entry;

/** Called when an overlay opens. Back calls `closeIt` once instead of leaving the page. */
export function closeOnBack(closeIt: () => void): void {
  close = closeIt;
  if (!entryNow()?.isOver) window.history.pushState({ ...entryNow(), isOver: true }, '');
  noteEntry();
}

/** Called when the overlay was closed otherwise. */
export function forgetBack(): void {
  close = undefined;
}

/** Called after the router has pushed or replaced an entry. */
export function noteEntry(): void {
  // The router's replacement lost the mark with the old state.
  const isReplaced = here?.entry?.isOver && entryNow()?.idx === here.entry.idx && !entryNow()?.isOver;
  if (isReplaced) window.history.replaceState({ ...entryNow(), isOver: true }, '');
  here = { entry: entryNow(), address: window.location.href };
}

/** A step between the two entries of one page loads nothing. */
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
  // A choice made meanwhile changed the address of the entry that was left: keep that address.
  if (from !== undefined && from.address !== window.location.href) {
    window.history.replaceState({ ...from.entry, isOver: undefined }, '', from.address);
    here = { entry: entryNow(), address: from.address };
  }
  closeIt();
}

// Captures the event before the router's listener.
if (typeof window !== 'undefined') window.addEventListener('popstate', step, { capture: true });
