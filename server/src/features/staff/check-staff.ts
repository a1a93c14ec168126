import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import type { Executor } from '../../database/database.ts';
import { isDatabaseGone } from '../../database/database-gone.ts';
import { hashOf } from '../../link-token.ts';
import { findStaffSession, prolongStaffSession, type StaffSession } from './staff-sessions.queries.ts';

/** Somebody of the staff who is signed in, with the key of the request they have sent. */
export type Member = StaffSession & Pick<Acting, 'requestKey'>;

/** Who does something, and by which request: the same key again is the same request. */
export type Acting = { id: number; requestKey?: string | undefined };

/** Who the token belongs to; nobody when its session has ended. Using a session prolongs it, unless nobody is there. */
export async function checkStaff(
  db: Executor,
  token: string,
  { isUnattended }: { isUnattended: boolean },
): Promise<StaffSession | undefined> {
  const member = await findStaffSession(db, hashOf(token));
  if (member !== undefined && !isUnattended) await prolongStaffSession(db, member.sessionId).catch(letPass);
  return member;
}

/** A database that can only be read, or somebody who holds the row, is no reason to refuse reading. */
function letPass(error: unknown): void {
  if (!isDatabaseGone(error)) throw error;
}

export function identityOf(
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
