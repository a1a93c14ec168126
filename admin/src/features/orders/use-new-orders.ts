import { sellers } from '@shop/contract/admin/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';
import { refetchInterval } from './refetch-interval.ts';

/** How many orders are new and wait for somebody. Zero for whoever may not see orders. */
export function useNewOrders(): number {
  const { data } = useQuery({
    // Under the name of the resource: a step taken with an order counts anew.
    queryKey: ['orders', 'new-count'],
    queryFn: () => api('GET /api/v1/admin/new-orders/'),
    refetchInterval,
    enabled: useIsAllowed(sellers),
  });
  return data?.count ?? 0;
}
