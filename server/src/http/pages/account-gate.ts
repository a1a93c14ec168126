import { findPage, pages } from '@shop/contract/pages.ts';
import { isSignedIn } from '../../features/customers/sessions/check-access.ts';
import type { Shop } from '../../shop.ts';
import { tokenCookies } from '../token-cookies.ts';

/** Where other visitors are redirected. */
const otherwise = { 'signed-in': pages.login.path, 'signed-out': pages.account.path };

/** The page is the same for all who may see it, but its response must not be cached: it depends on the session. */
export function isGated(address: string): boolean {
  return gateOf(address) !== undefined;
}

/** Where the visitor is redirected; undefined if the page may be shown. */
export async function redirectFor(
  shop: Pick<Shop, 'db' | 'secrets'>,
  address: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const gate = gateOf(address);
  const isIn = await isSignedIn(shop, tokenCookies(cookies));
  return gate === undefined || isIn === (gate === 'signed-in') ? undefined : otherwise[gate];
}

function gateOf(address: string) {
  const seenBy = findPage(address)?.seenBy;
  return seenBy === 'everybody' ? undefined : seenBy;
}
