import { largestPreorder } from '@shop/domain/order-lines.ts';
import { type SellingRules, usualRules } from '@shop/domain/selling-rules.ts';
import { useRouteLoaderData } from 'react-router';

type Shell = { rules: SellingRules; largestLine: number; shop: { pickup_address: string } };

/** The selling rules and the pickup address from the settings. */
export function useSellingFacts(): SellingRules & { pickupAddress: string; largestLine: number } {
  const shell = (useRouteLoaderData('root') as { shell?: Shell } | undefined)?.shell;
  return {
    ...(shell?.rules ?? usualRules),
    largestLine: shell?.largestLine ?? largestPreorder,
    pickupAddress: shell?.shop.pickup_address ?? '',
  };
}
