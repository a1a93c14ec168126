import { isSignedIn } from '../features/customers/check-access.ts';
import type { Shop } from '../shop.ts';
import { pathOf } from './page-address.ts';
import { tokenCookies } from './token-cookies.ts';

/** Pages that only some may see, and where the others are sent. */
const gates = {
  '/account': { isForSignedIn: true, otherwise: '/login' },
  '/login': { isForSignedIn: false, otherwise: '/account' },
} as const;

/** The page itself is the same for everybody who may see it, but nobody may keep the answer: tomorrow it is another. */
export function isGated(address: string): boolean {
  return Object.hasOwn(gates, pathOf(address));
}

/** Where to go instead of a page, if anywhere. */
export async function redirectFor(
  shop: Pick<Shop, 'db' | 'secrets'>,
  address: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const gate = gates[pathOf(address) as keyof typeof gates];
  const isIn = await isSignedIn(shop, tokenCookies(cookies));
  return isIn === gate.isForSignedIn ? undefined : gate.otherwise;
}
