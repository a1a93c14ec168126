import type { StaffRole } from '@shop/contract/admin/roles.ts';
import { usePermissions } from 'react-admin';

/** As the contract says who may call an endpoint: `owners`, `sellers`, `editors`, `everybody`. */
export type Allowed = { staff: readonly StaffRole[] };

export const mayUse = ({ staff }: Allowed, role: StaffRole | undefined): boolean =>
  role !== undefined && staff.includes(role);

/** Whether whoever is signed in is among them. The server decides it again. */
export function useIsAllowed(allowed: Allowed): boolean {
  const { permissions } = usePermissions<StaffRole>();
  return mayUse(allowed, permissions);
}
