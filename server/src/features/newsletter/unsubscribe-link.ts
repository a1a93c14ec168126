import { timingSafeEqual } from 'node:crypto';
import { idOf, linkToken, uidOf } from '../../link-token.ts';
import type { Secrets } from '../../secrets.ts';
import type { BroughtLink } from '../customers/mailed-links.ts';

/** Signed, so that it works for as long as there are letters that carry it, and is kept nowhere. */
export function unsubscribeLink(secrets: Secrets, subscriptionId: number): BroughtLink {
  return { uid: uidOf(subscriptionId), token: linkToken(secrets, `unsubscribe ${subscriptionId}`) };
}

/** Which subscription a link ends; none when it is not one of ours. */
export function subscriptionToEnd(secrets: Secrets, { uid, token }: BroughtLink): number | undefined {
  const id = idOf(uid);
  if (id === undefined) return undefined;
  const expected = Buffer.from(unsubscribeLink(secrets, id).token);
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
