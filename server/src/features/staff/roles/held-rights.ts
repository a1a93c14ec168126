import { allRights, isOnlyOwners, type Right } from '@shop/contract/admin/rights.ts';
import { type AnyRole, roleRights, type StaffRole } from '@shop/contract/admin/roles.ts';
import { roleNames } from '@shop/wording/admin/staff.ts';

/** The columns of a member's role: one that every shop has, or one of its own. */
export type RoleColumns = { role: StaffRole | null; roleId: number | null };
type OwnRole = { roleName: string | null; roleRights: string[] | null };

export const roleOf = ({ role, roleId }: RoleColumns): AnyRole => role ?? roleId!;

export const toRoleColumns = (role: AnyRole): RoleColumns =>
  typeof role === 'number' ? { role: null, roleId: role } : { role, roleId: null };

export const nameOfRole = ({ role, roleName }: Pick<RoleColumns, 'role'> & Pick<OwnRole, 'roleName'>): string =>
  role === null ? (roleName ?? '') : roleNames[role];

/** Rights of own roles that this version does not know, or keeps for the owner, count for nothing. */
export function heldRights({
  role,
  roleRights: own,
}: Pick<RoleColumns, 'role'> & Pick<OwnRole, 'roleRights'>): readonly Right[] {
  return role === null ? allRights.filter((each) => own?.includes(each) && !isOnlyOwners(each)) : roleRights[role];
}
