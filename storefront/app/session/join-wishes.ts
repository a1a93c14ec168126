import { browserApi } from '../api/browser-api.ts';
import { changeWishlist, readWishlist } from '../browser-storage/wishlist.ts';
import { keepKnownWishes, readKnownWishes } from './known-wishes.ts';
import { readIsSignedIn } from './signed-in.ts';

/** Whether the account has every change of this browser's wishlist. */
export function isAccountSynced(): boolean {
  const [here, known] = [readWishlist(), readKnownWishes()];
  return here.length === known.length && here.every((id) => known.includes(id));
}

/** Merges this browser's wishlist with the account's. */
export async function joinWishes({ keepalive = false } = {}): Promise<void> {
  const sent = readWishlist();
  const body = { variant_ids: [...sent], known: [...readKnownWishes()] };
  const { variant_ids: joined } = await browserApi('PUT /api/v1/actions/wishlist/', { body, keepalive });
  // A sign-out during the request has cleared the list; do not restore it.
  if (!readIsSignedIn()) return;
  keepKnownWishes(joined);
  changeWishlist((now) => withLaterChanges(joined, sent, now));
}

/** Changes made during the request win. */
export function withLaterChanges(
  joined: readonly number[],
  sent: readonly number[],
  now: readonly number[],
): readonly number[] {
  const isTakenBack = (id: number) => sent.includes(id) && !now.includes(id);
  const isNew = (id: number) => !sent.includes(id) && !joined.includes(id);
  return [...joined.filter((id) => !isTakenBack(id)), ...now.filter(isNew)];
}
