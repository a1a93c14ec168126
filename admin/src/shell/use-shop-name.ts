import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The settings form puts the saved name there. */
export const shopNameKey = ['shop name'];

/** The shop's name. Empty until the server has told it. */
export function useShopName(): string {
  const { data } = useQuery({
    queryKey: shopNameKey,
    queryFn: () => api('GET /api/v1/shop/settings/'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.name ?? '';
}
