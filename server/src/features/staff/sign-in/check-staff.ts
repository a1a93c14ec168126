import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import type { Executor } from '../../../database/database.ts';
import { isDatabaseGone } from '../../../database/database-gone.ts';
import { hashToken } from '../../../link-token.ts';
import type { Acting } from '../../audit/index.ts';
import { findStaffSession, prolongStaffSession, type StaffSession } from './staff-sessions.queries.ts';

/** A signed-in member of staff, with the idempotency key of the request. */
export type Member = StaffSession & Pick<Acting, 'requestKey'>;

/** The member of a session token; undefined if the session has ended. Prolongs the session, unless unattended. */
export async function checkStaff(
  db: Executor,
  token: string,
  { isUnattended }: { isUnattended: boolean },
): Promise<StaffSession | undefined> {
  const member = await findStaffSession(db, hashToken(token));
  if (member !== undefined && !isUnattended) await prolongStaffSession(db, member.sessionId).catch(letPass);
  return member;
}

/** A read-only database or a locked row must not fail a read request. */
function letPass(error: unknown): void {
  if (!isDatabaseGone(error)) throw error;
}

export function toStaffIdentity(
  { id, name, email, role, hasSecondFactor, recoveryCodesLeft }: Omit<Member, 'sessionId'>,
  { needsSecondFactor }: { needsSecondFactor: boolean },
): StaffIdentity {
  const second_factor = {
    is_on: hasSecondFactor,
    is_required: needsSecondFactor,
    recovery_codes_left: recoveryCodesLeft,
  };
  return { id, name, email, role, second_factor };
}
