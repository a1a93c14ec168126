import { type SellingRules, usualRules } from '@shop/domain/selling-rules.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { useRouteLoaderData } from 'react-router';

type Shell = { rules: SellingRules; shop: { pickup_address: string } };

/** By which rules the shop sells and where goods are fetched, as the owner has set it. */
export function useSellingFacts(): SellingRules & { pickupAddress: string } {
  const shell = (useRouteLoaderData('root') as { shell?: Shell } | undefined)?.shell;
  return { ...(shell?.rules ?? usualRules), pickupAddress: shell?.shop.pickup_address ?? shopWording.pickupAddress };
}
