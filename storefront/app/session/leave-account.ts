import { browserApi } from '../api/browser-api.ts';
import { forgetDraftsOfAllTabs } from '../browser-storage/checkout-draft.ts';
import { changeWishlist } from '../browser-storage/wishlist.ts';
import { isAccountSynced, joinWishes } from './join-wishes.ts';
import { keepKnownWishes } from './known-wishes.ts';
import { noteSignedOut } from './signed-in.ts';

export type Devices = 'this one' | 'all';

/** Leaves nothing of the customer in this browser; wishes only when the account could not be told of them. */
export async function signOut(devices: Devices): Promise<void> {
  const isTold = isAccountSynced() || (await joinWishes().then(isAccountSynced, () => false));
  if (devices === 'all') await browserApi('POST /api/v1/auth/logout-everywhere/');
  else await browserApi('POST /api/v1/auth/logout/', { body: {} });
  forgetCustomer();
  if (!isTold) return;
  changeWishlist(() => []);
  keepKnownWishes([]);
}

/** Cart and wishes stay: from now on they are a guest's. */
export async function deleteAccount(password: string): Promise<void> {
  await browserApi('DELETE /api/v1/users/me/', { body: { current_password: password } });
  forgetCustomer();
}

/** The checkout's draft may hold what came from the profile. */
function forgetCustomer(): void {
  noteSignedOut();
  forgetDraftsOfAllTabs();
}
