import { type DeliveryRules, unknownRules } from '@shop/domain/delivery-rules.ts';
import { largestPreorder } from '@shop/domain/order-lines.ts';
import { useRouteLoaderData } from 'react-router';

type Shell = { rules: DeliveryRules; largestLine: number };

/** The rules of delivery and payment, and the largest line. While the shop has not told them nothing is promised. */
export function useSellingFacts(): { rules: DeliveryRules; largestLine: number; isKnown: boolean } {
  const shell = (useRouteLoaderData('root') as { shell?: Shell } | undefined)?.shell;
  return {
    rules: shell?.rules ?? unknownRules,
    largestLine: shell?.largestLine ?? largestPreorder,
    isKnown: shell !== undefined,
  };
}
