import type { VariantItem } from '@shop/contract/catalogue.ts';
import { browserApi } from '../api/browser-api.ts';

/** The limit of the API. */
const mostAtOnce = 200;

/** Current details of these variants, in the order asked; variants that are no longer sold are missing. */
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
