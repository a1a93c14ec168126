import type { Right } from '@shop/contract/admin/rights.ts';
import { type AnyRole, roleRights } from '@shop/contract/admin/roles.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { roleWording } from '@shop/wording/admin/roles.ts';
import type { Transaction } from '../../../database/database.ts';
import { type Acting, claimRequestKey } from '../../audit/index.ts';
import { lockStaff } from '../staff.queries.ts';
import { heldRights } from './held-rights.ts';
import { findRole, findRoleOfMember } from './roles.queries.ts';

/**
 * Locks the staff for a change, and reads again what the acting member may do: another owner may have taken the right
 * away since the request was let in. Returns the rights that the member may give.
 */
export async function lockStaffAs(tx: Transaction, member: Acting, needed: Right = 'staff'): Promise<readonly Right[]> {
  await claimRequestKey(tx, member);
  await lockStaff(tx);
  const now = await findRoleOfMember(tx, member.id);
  const held = now?.isActive ? heldRights(now) : [];
  if (!held.includes(needed)) throw new Refusal('not_allowed', {});
  return held;
}

/** Refuses a role that does not exist, or that may more than the giver. */
export async function requireGivableRole(tx: Transaction, held: readonly Right[], role: AnyRole): Promise<void> {
  const found = typeof role === 'number' ? await findRole(tx, role) : { rights: roleRights[role] };
  if (found === undefined) throw new Refusal('invalid_request', { fields: { role: [roleWording.unknown] } });
  requireHeld(held, found.rights);
}

/** Nobody gives a right that they lack. */
export function requireHeld(held: readonly Right[], given: readonly string[]): void {
  if (given.some((right) => !(held as readonly string[]).includes(right))) throw new Refusal('not_allowed', {});
}
