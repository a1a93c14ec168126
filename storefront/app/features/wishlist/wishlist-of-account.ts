import { useEffect } from 'react';
import { subscribeToWishlist } from '../../browser-storage/wishlist.ts';
import { isAccountSynced, joinWishes } from '../../session/join-wishes.ts';
import { useIsSignedIn } from '../../session/signed-in.ts';

/** Debounce: hearts are pressed in series, and returning to a page fires more than one event. */
const settleMs = 500;

/** Synchronises this browser's wishlist with the account's while the customer is signed in. */
export default function WishlistOfAccount() {
  const isSignedIn = useIsSignedIn();
  useEffect(() => (isSignedIn ? keepInStep() : undefined), [isSignedIn]);
  return null;
}

function keepInStep(): () => void {
  const over = new AbortController();
  const { signal } = over;
  let joining = Promise.resolve();
  let timer = 0;
  /** One synchronisation at a time. A failure is repaired by the next one. */
  const join = () => {
    joining = joining.then(() => (signal.aborted ? undefined : joinWishes())).catch(() => {});
  };
  const joinSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(join, settleMs);
  };
  const syncBeforeLeaving = () => {
    if (!isAccountSynced()) joinWishes({ keepalive: true }).catch(() => {});
  };
  const lookOrLeave = () => (document.hidden ? syncBeforeLeaving() : joinSoon());
  // All tabs receive the event; only the visible one, where the change was made, sends it.
  const forget = subscribeToWishlist(() => !document.hidden && !isAccountSynced() && joinSoon());
  document.addEventListener('visibilitychange', lookOrLeave, { signal });
  window.addEventListener('focus', joinSoon, { signal });
  window.addEventListener('online', joinSoon, { signal });
  window.addEventListener('pagehide', syncBeforeLeaving, { signal });
  join();
  return () => {
    over.abort();
    forget();
    window.clearTimeout(timer);
  };
}
