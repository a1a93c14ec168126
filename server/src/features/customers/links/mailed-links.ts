import { type BroughtLink, badLink } from '../../../brought-link.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import { hashToken, linkToken, newSalt, readUid } from '../../../link-token.ts';
import type { Secrets } from '../../../secrets.ts';
import {
  consumeLink,
  deleteRequestsOf,
  findLink,
  insertLink,
  invalidateLinks,
  type LinkPurpose,
} from './links.queries.ts';

export const linkHours = 24;

/** Issues a link for one use and one purpose. Returns the salt from which the letter derives the token. */
export async function issueLink(
  tx: Transaction,
  secrets: Secrets,
  link: { customerId: number; purpose: LinkPurpose; newEmail?: string },
): Promise<string> {
  const salt = newSalt();
  const tokenHash = hashToken(linkToken(secrets, salt));
  await insertLink(tx, { newEmail: null, ...link, tokenHash, hours: linkHours });
  return salt;
}

/** Uses a link up and returns its customer. */
export async function useLink(tx: Transaction, brought: BroughtLink, purpose: LinkPurpose) {
  const link = parseLink(brought, purpose);
  const used = link && (await consumeLink(tx, link));
  if (used === undefined) throw badLink();
  return { customerId: link!.customerId, newEmail: used.newEmail };
}

/** Checked before expensive work such as hashing a password. */
export async function refuseBadLink(db: Executor, brought: BroughtLink, purpose: LinkPurpose): Promise<void> {
  const link = parseLink(brought, purpose);
  const found = link && (await findLink(db, link));
  if (!found?.isGood) throw badLink();
}

/** The customer of a link, valid or not; undefined when the link is unknown. */
export async function findLinkOwner(db: Executor, brought: BroughtLink, purpose: LinkPurpose) {
  const link = parseLink(brought, purpose);
  return link && (await findLink(db, link)) ? link.customerId : undefined;
}

function parseLink({ uid, token }: BroughtLink, purpose: LinkPurpose) {
  const customerId = readUid(uid);
  return customerId === undefined ? undefined : { customerId, purpose, tokenHash: hashToken(token) };
}

/**
 * Cancels a pending change of the e-mail address, which may be mistyped or requested by a thief. Requests are deleted
 * first, so that a link that is being issued exists when links are invalidated.
 */
export async function cancelEmailChange(tx: Transaction, customerId: number): Promise<void> {
  await deleteRequestsOf(tx, customerId);
  await invalidateLinks(tx, customerId, 'email_change');
}
