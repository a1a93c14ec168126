import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import type { Right } from '@shop/contract/admin/rights.ts';
import type { AnyRole } from '@shop/contract/admin/roles.ts';
import type { Executor } from '../../../database/database.ts';
import { isDatabaseGone } from '../../../database/database-gone.ts';
import { hashToken } from '../../../link-token.ts';
import type { Acting } from '../../audit/index.ts';
import { heldRights, nameOfRole, type RoleColumns, roleOf } from '../roles/held-rights.ts';
import { findStaffSession, prolongStaffSession } from './staff-sessions.queries.ts';

/** A signed-in member of staff, with the idempotency key of the request. */
export type Member = StaffSession & Pick<Acting, 'requestKey'>;

type StaffSession = Held & { sessionId: string };

type Held = Account & {
  role: AnyRole;
  roleName: string;
  rights: readonly Right[];
};
type Account = { id: number; name: string; email: string; hasSecondFactor: boolean; recoveryCodesLeft: number };

/** The member of a session token; undefined if the session has ended. Prolongs the session, unless unattended. */
export async function checkStaff(
  db: Executor,
  token: string,
  { isUnattended }: { isUnattended: boolean },
): Promise<StaffSession | undefined> {
  const member = await findStaffSession(db, hashToken(token));
  if (member !== undefined && !isUnattended) await prolongStaffSession(db, member.sessionId).catch(letPass);
  return member && { ...withRights(member), sessionId: member.sessionId };
}

/** The role as the API names it, with what it may do. */
export function withRights(
  row: Account & RoleColumns & { roleName: string | null; roleRights: string[] | null },
): Held {
  const { id, name, email, hasSecondFactor, recoveryCodesLeft } = row;
  const account = { id, name, email, hasSecondFactor, recoveryCodesLeft };
  return { ...account, role: roleOf(row), roleName: nameOfRole(row), rights: heldRights(row) };
}

/** A read-only database or a locked row must not fail a read request. */
function letPass(error: unknown): void {
  if (!isDatabaseGone(error)) throw error;
}

export function toStaffIdentity(
  { id, name, email, role, roleName, rights, hasSecondFactor, recoveryCodesLeft }: Held,
  { needsSecondFactor }: { needsSecondFactor: boolean },
): StaffIdentity {
  const second_factor = {
    is_on: hasSecondFactor,
    is_required: needsSecondFactor,
    recovery_codes_left: recoveryCodesLeft,
  };
  return { id, name, email, role, role_name: roleName, rights: [...rights], second_factor };
}
