import type { StaffRole } from '@shop/contract/admin/roles.ts';
import { usePermissions } from 'react-admin';

/** The rights of an endpoint in the contract: `owners`, `sellers`, `editors`, `everybody`. */
export type Allowed = { staff: readonly StaffRole[] };

export const mayUse = ({ staff }: Allowed, role: StaffRole | undefined): boolean =>
  role !== undefined && staff.includes(role);

/** Whether the signed-in user is allowed. Only for display; the server checks again. */
export function useIsAllowed(allowed: Allowed): boolean {
  const { permissions } = usePermissions<StaffRole>();
  return mayUse(allowed, permissions);
}
