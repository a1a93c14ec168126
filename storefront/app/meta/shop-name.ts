import { shopWording } from '@shop/wording/shop.ts';
import { useRouteLoaderData } from 'react-router';

/** What React Router passes to a page's `meta`. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

type RootData = { shell?: { shop: { name: string } } | undefined } | undefined;

/** The shop's name from the settings. Without an answer of the server: the usual one. */
export function useShopName(): string {
  return nameIn(useRouteLoaderData('root') as RootData);
}

export function shopNameOf(matches: Matches): string {
  return nameIn(rootDataOf(matches) as RootData);
}

/** What the root loader returned. */
export const rootDataOf = (matches: Matches) => matches.find((match) => match?.id === 'root')?.loaderData;

const nameIn = (root: RootData) => root?.shell?.shop.name ?? shopWording.name;
