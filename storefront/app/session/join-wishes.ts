import { browserApi } from '../api/browser-api.ts';
import { changeWishlist, readWishlist } from '../browser-storage/wishlist.ts';
import { keepKnownWishes, readKnownWishes } from './known-wishes.ts';
import { readIsSignedIn } from './signed-in.ts';

/** Whether the account has been told of every wish that was made or taken back here. */
export function isAccountSynced(): boolean {
  const [here, known] = [readWishlist(), readKnownWishes()];
  return here.length === known.length && here.every((id) => known.includes(id));
}

/** Makes one list of this browser's wishes and the account's. */
export async function joinWishes({ keepalive = false } = {}): Promise<void> {
  const sent = readWishlist();
  const body = { variant_ids: [...sent], known: [...readKnownWishes()] };
  const { variant_ids: joined } = await browserApi('PUT /api/v1/actions/wishlist/', { body, keepalive });
  // Whoever has signed out meanwhile has taken the list along.
  if (!readIsSignedIn()) return;
  keepKnownWishes(joined);
  changeWishlist((now) => withLaterChanges(joined, sent, now));
}

/** What was wished or taken back while the answer was on its way holds. */
export function withLaterChanges(
  joined: readonly number[],
  sent: readonly number[],
  now: readonly number[],
): readonly number[] {
  const isTakenBack = (id: number) => sent.includes(id) && !now.includes(id);
  const isNew = (id: number) => !sent.includes(id) && !joined.includes(id);
  return [...joined.filter((id) => !isTakenBack(id)), ...now.filter(isNew)];
}
