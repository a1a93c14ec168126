import { timingSafeEqual } from 'node:crypto';
import type { BroughtLink } from './brought-link.ts';
import { linkToken, readUid, toUid } from './link-token.ts';
import type { Secrets } from './secrets.ts';

/** Signed and not stored, so that it works as long as letters with it exist. */
export function unsubscribeLink(secrets: Secrets, subscriptionId: number): BroughtLink {
  return { uid: toUid(subscriptionId), token: linkToken(secrets, `unsubscribe ${subscriptionId}`) };
}

/** The subscription that a link ends; undefined when the signature is wrong. */
export function subscriptionToEnd(secrets: Secrets, { uid, token }: BroughtLink): number | undefined {
  const id = readUid(uid);
  if (id === undefined) return undefined;
  const expected = Buffer.from(unsubscribeLink(secrets, id).token);
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
