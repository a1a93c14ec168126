import { right } from '@shop/contract/admin/rights.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';

/** How often the order list and the menu badge are refetched while their tab is visible. */
export const refetchInterval = 30_000;

/** Number of new orders. Zero for roles that may not see orders. */
export function useNewOrders(): number {
  const { data } = useQuery({
    // Under the key of the resource, so that a step of an order refetches it.
    queryKey: ['orders', 'new-count'],
    queryFn: () => api('GET /api/v1/admin/new-orders/'),
    refetchInterval,
    enabled: useIsAllowed(right('orders')),
  });
  return data?.count ?? 0;
}
