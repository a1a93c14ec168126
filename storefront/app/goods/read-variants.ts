import type { VariantItem } from '@shop/contract/catalogue.ts';
import { browserApi } from '../api/browser-api.ts';

/** As many the API takes at once. */
const mostAtOnce = 200;

/** What the shop says of these variants today, in the order asked; those it does not sell are left out. */
export async function readVariants(ids: readonly number[], abandoned: AbortSignal): Promise<VariantItem[]> {
  const answers = inPortions(ids).map((variant_ids) =>
    browserApi('POST /api/v1/shop/wishlist/', { body: { variant_ids }, signal: abandoned }),
  );
  return (await Promise.all(answers)).flat();
}

function inPortions(ids: readonly number[]): number[][] {
  const portions = Math.ceil(ids.length / mostAtOnce);
  return Array.from({ length: portions }, (_, index) => ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce));
}
