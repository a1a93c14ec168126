import { createHash } from 'node:crypto';
import type { PriceRow, PricesInput } from '@shop/contract/admin/prices.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { changedPrice, type PriceObstacle } from '@shop/domain/price-changes.ts';
import type { Priced } from '@shop/domain/prices.ts';
import { variantName } from '@shop/wording/admin/products.ts';
import type { Executor } from '../../../database/database.ts';
import { readShopRules } from '../../shop-settings/index.ts';
import type { ProductFilter } from '../editing/product-list.queries.ts';
import { listPricedVariants } from './prices.queries.ts';

type PlannedPrice = {
  variant: Awaited<ReturnType<typeof listPricedVariants>>[number];
  before: Priced;
  after: Priced | PriceObstacle;
};

type ChangedPrice = Omit<PlannedPrice, 'after'> & { after: Priced };

/** Every selected variant with its current and its planned price. */
export async function planPrices(db: Executor, { products, change, rounding }: PricesInput): Promise<PlannedPrice[]> {
  const { lowStock } = await readShopRules(db);
  const variants = await listPricedVariants(db, toProductFilter(products), lowStock);
  return variants.map((variant) => {
    const before = { price: kopiykas(variant.price), discountPrice: kopiykas(variant.discountPrice) };
    return { variant, before, after: changedPrice(before, change, rounding) };
  });
}

export const toProductFilter = (products: PricesInput['products']): ProductFilter =>
  'ids' in products ? { ids: products.ids } : products.filter;

export function isChange(planned: PlannedPrice): planned is ChangedPrice {
  const { before, after } = planned;
  return typeof after === 'object' && (after.price !== before.price || after.discountPrice !== before.discountPrice);
}

/** The plan as the preview shows it. Unchanged variants are only counted. */
export function toPricesReply(plan: readonly PlannedPrice[]) {
  const changed = plan.filter(isChange);
  const refused = plan.filter(({ after }) => typeof after === 'string');
  return {
    data: plan.filter((planned) => isChange(planned) || typeof planned.after === 'string').map(toPriceRow),
    changed: changed.length,
    refused: refused.length,
    unchanged: plan.length - changed.length - refused.length,
    seen: fingerprintPlan(plan),
  };
}

/** Identifies a plan: the request that applies it sends the fingerprint of the plan that was shown. */
function fingerprintPlan(plan: readonly PlannedPrice[]): string {
  const said = plan.map(({ variant, before, after }) => [variant.id, before, after]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

function toPriceRow({ variant, before, after }: PlannedPrice): PriceRow {
  return {
    id: variant.id,
    product_id: variant.productId,
    product: variant.productName,
    variant: variantName(variant),
    code: variant.code,
    before: priced(before),
    after: typeof after === 'string' ? null : priced(after),
    refusal: typeof after === 'string' ? after : null,
  };
}

const priced = ({ price, discountPrice }: Priced) => ({
  price: toDecimal(price),
  discount_price: discountPrice > 0 ? toDecimal(discountPrice) : null,
});
