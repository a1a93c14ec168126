import { owners } from '@shop/contract/admin/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';

/** The page puts there what its removal has left. */
export const demonstrationKey = ['demonstration'];

/** Whether there is a demonstration to be removed. Asked once: none comes while the shop runs. */
export function useHasDemonstration(): boolean {
  const { data } = useQuery({
    queryKey: demonstrationKey,
    queryFn: () => api('GET /api/v1/admin/demonstration/'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: useIsAllowed(owners),
  });
  return data?.is_there ?? false;
}
