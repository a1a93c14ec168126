import { isSignedIn } from '../../features/customers/sessions/check-access.ts';
import type { Shop } from '../../shop.ts';
import { tokenCookies } from '../token-cookies.ts';
import { pathWithoutQuery } from './page-address.ts';

/** Pages that need a session, or need none, and where other visitors are redirected. */
const gates = {
  '/account': { isForSignedIn: true, otherwise: '/login' },
  '/login': { isForSignedIn: false, otherwise: '/account' },
} as const;

/** The page is the same for all who may see it, but its response must not be cached: it depends on the session. */
export function isGated(address: string): boolean {
  return Object.hasOwn(gates, pathWithoutQuery(address));
}

/** Where the visitor is redirected; undefined if the page may be shown. */
export async function redirectFor(
  shop: Pick<Shop, 'db' | 'secrets'>,
  address: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const gate = gates[pathWithoutQuery(address) as keyof typeof gates];
  const isIn = await isSignedIn(shop, tokenCookies(cookies));
  return isIn === gate.isForSignedIn ? undefined : gate.otherwise;
}
