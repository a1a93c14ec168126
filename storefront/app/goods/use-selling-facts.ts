import { largestPreorder } from '@shop/domain/order-lines.ts';
import type { DeliveryPromises } from '@shop/wording/delivery-promises.ts';
import { useRouteLoaderData } from 'react-router';

type Facts = { promises: DeliveryPromises; largestLine: number };

/** While the shop has not told its rules nothing is promised. */
const nothing: DeliveryPromises = { carrier: null, courier: null, pickup: null, freeCourier: null, dispatch: null };

/** What the shop promises of delivery, and the largest line. */
export function useSellingFacts(): Facts {
  const shell = (useRouteLoaderData('root') as { shell?: Facts } | undefined)?.shell;
  return { promises: shell?.promises ?? nothing, largestLine: shell?.largestLine ?? largestPreorder };
}
