import { isAllowed, type NeededRight, type Right } from '@shop/contract/admin/rights.ts';
import { usePermissions } from 'react-admin';

/** What a member has before it is known who is signed in. */
const none: readonly Right[] = [];

export const mayUse = (needed: NeededRight, held: readonly Right[] = none): boolean => isAllowed(needed, held);

/** Whether the signed-in user is allowed. Only for display; the server checks again. */
export function useIsAllowed(needed: NeededRight): boolean {
  const { permissions } = usePermissions<readonly Right[]>();
  return permissions !== undefined && mayUse(needed, permissions);
}
