import { type DeliveryRules, unknownRules } from '@shop/domain/delivery-rules.ts';
import { useRouteLoaderData } from 'react-router';

/** The rules of delivery and payment. While the shop has not told them nothing is offered. */
export function useDeliveryRules(): { rules: DeliveryRules; isKnown: boolean } {
  const shell = (useRouteLoaderData('root') as { shell?: { rules: DeliveryRules } } | undefined)?.shell;
  return { rules: shell?.rules ?? unknownRules, isKnown: shell !== undefined };
}
