import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { queryClient } from '../query-client.ts';

/** The settings form puts the saved name there, and the form of the look asks anew. */
export const shopKey = ['shop'];

/** The shop as customers see it. Undefined until the server has told it. */
export function useShop() {
  const { data } = useQuery(
    {
      queryKey: shopKey,
      queryFn: () => api('GET /api/v1/shop/settings/'),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return data;
}
export type Shop = NonNullable<ReturnType<typeof useShop>>;

/** The shop's name. Empty until the server has told it. */
export function useShopName(): string {
  return useShop()?.name ?? '';
}
