import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { useRouteLoaderData } from 'react-router';

/** The part of the shell's data that the search shows. */
type Shell = { brands: readonly { name: string; to: string }[]; shop: Pick<ShopSettings, 'social'> };

export function useShellOfSearch(): Shell | undefined {
  return (useRouteLoaderData('root') as { shell?: Shell } | undefined)?.shell;
}
