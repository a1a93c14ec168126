import { shopWording } from '@shop/wording/shop.ts';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './read-shell.ts';

/** As the owner has set it. */
export function useShopName(): string {
  const root = useRouteLoaderData('root') as { shell?: ShellData } | undefined;
  return root?.shell?.shop.name ?? shopWording.name;
}
