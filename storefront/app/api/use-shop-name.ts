import { shopWording } from '@shop/wording/shop.ts';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** As the owner has set it. */
export function useShopName(): string {
  return useRouteLoaderData<typeof loader>('root')?.shell?.shop.name ?? shopWording.name;
}
