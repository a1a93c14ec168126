import { useEffect } from 'react';
import { subscribeToWishlist } from '../../browser-storage/wishlist.ts';
import { isAccountSynced, joinWishes } from '../../session/join-wishes.ts';
import { useIsSignedIn } from '../../session/signed-in.ts';

/** Hearts are pressed one after another, and a look at the page fires more than one event. */
const settleMs = 500;

/** Keeps this browser's wishlist and the account's in step for as long as somebody is signed in. */
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
  /** One after another. What failed is made good on the next occasion. */
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
  // The tab in which it happened tells the account; the others hear of it, too.
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
