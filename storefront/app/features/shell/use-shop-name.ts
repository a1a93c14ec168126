import { shopWording } from '@shop/wording/shop.ts';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './read-shell.ts';

/** The shop's name from the settings. */
export function useShopName(): string {
  const root = useRouteLoaderData('root') as { shell?: ShellData } | undefined;
  return root?.shell?.shop.name ?? shopWording.name;
}
