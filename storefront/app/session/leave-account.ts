import { browserApi } from '../api/browser-api.ts';
import { forgetDraftsOfAllTabs } from '../browser-storage/checkout-draft.ts';
import { changeWishlist } from '../browser-storage/wishlist.ts';
import { isAccountSynced, joinWishes } from './join-wishes.ts';
import { keepKnownWishes } from './known-wishes.ts';
import { noteSignedOut } from './signed-in.ts';

export type Devices = 'this one' | 'all';

/**
 * Removes all data of the customer from this browser. The wishlist stays only if it could not be saved to the account.
 */
export async function signOut(devices: Devices): Promise<void> {
  const isSynced = isAccountSynced() || (await joinWishes().then(isAccountSynced, () => false));
  if (devices === 'all') await browserApi('POST /api/v1/auth/logout-everywhere/');
  else await browserApi('POST /api/v1/auth/logout/', { body: {} });
  clearCustomerData();
  if (!isSynced) return;
  changeWishlist(() => []);
  keepKnownWishes([]);
}

/** Cart and wishlist stay, as a guest's. */
export async function deleteAccount(password: string): Promise<void> {
  await browserApi('DELETE /api/v1/users/me/', { body: { current_password: password } });
  clearCustomerData();
}

/** The checkout draft may hold data from the profile. */
function clearCustomerData(): void {
  noteSignedOut();
  forgetDraftsOfAllTabs();
}
