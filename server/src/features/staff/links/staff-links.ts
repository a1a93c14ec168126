import { type BroughtLink, badLink } from '../../../brought-link.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import { hashToken, linkToken, newSalt, readUid } from '../../../link-token.ts';
import type { Secrets } from '../../../secrets.ts';
import { withdrawLetter } from '../../notifications/index.ts';
import {
  closeStaffLinks,
  consumeStaffLink,
  findStaffLink,
  insertStaffLink,
  type StaffLinkPurpose,
} from './staff-links.queries.ts';

export const linkHours: Record<StaffLinkPurpose, number> = { invitation: 48, password_reset: 24 };

export const letterEvent = (purpose: StaffLinkPurpose, linkId: number) =>
  `staff-${purpose === 'invitation' ? 'invitation' : 'password-reset'}:${linkId}`;

/** Issues a link for one use. Returns the salt from which the letter derives the token. */
export async function issueStaffLink(
  tx: Transaction,
  secrets: Secrets,
  { staffId, purpose }: { staffId: number; purpose: StaffLinkPurpose },
): Promise<{ linkId: number; salt: string }> {
  const salt = newSalt();
  const tokenHash = hashToken(linkToken(secrets, salt));
  const linkId = await insertStaffLink(tx, { staffId, purpose, tokenHash, hours: linkHours[purpose] });
  return { linkId, salt };
}

/** Checked before the expensive hashing of a password. */
export async function readStaffLink(db: Executor, brought: BroughtLink) {
  const link = parseLink(brought);
  const found = link && (await findStaffLink(db, link));
  if (found === undefined) throw badLink();
  return found;
}

/** Uses a link up and returns its member. */
export async function useStaffLink(tx: Transaction, brought: BroughtLink) {
  const link = parseLink(brought);
  const purpose = link && (await consumeStaffLink(tx, link));
  if (purpose === undefined) throw badLink();
  return { staffId: link!.staffId, purpose };
}

/** Invalidates the links of a member, also those that are still to be mailed. */
export async function endStaffLinks(tx: Transaction, staffId: number): Promise<void> {
  for (const linkId of await closeStaffLinks(tx, staffId))
    for (const purpose of ['invitation', 'password_reset'] as const)
      await withdrawLetter(tx, letterEvent(purpose, linkId));
}

function parseLink({ uid, token }: BroughtLink) {
  const staffId = readUid(uid);
  return staffId === undefined ? undefined : { staffId, tokenHash: hashToken(token) };
}
