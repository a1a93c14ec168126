import { findPage } from '@shop/contract/pages.ts';
import { isSignedIn } from '../../features/customers/sessions/check-access.ts';
import type { Shop } from '../../shop.ts';
import { tokenCookies } from '../token-cookies.ts';

/** The page is the same for all who may see it, but its response must not be cached: it depends on the session. */
export function isGated(address: string): boolean {
  return findPage(address)?.otherwise !== undefined;
}

/** Where the visitor is redirected; undefined if the page may be shown. */
export async function redirectFor(
  shop: Pick<Shop, 'db' | 'secrets'>,
  address: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const page = findPage(address);
  const isIn = await isSignedIn(shop, tokenCookies(cookies));
  return isIn === (page?.seenBy === 'signed-in') ? undefined : page?.otherwise;
}
