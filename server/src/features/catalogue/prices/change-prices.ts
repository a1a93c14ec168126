import type { PricesInput } from '@shop/contract/admin/prices.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { toDecimal } from '@shop/domain/money.ts';
import type { Priced } from '@shop/domain/prices.ts';
import type { Shop } from '../../../shop.ts';
import { changedFacts, recordChange } from '../../audit/index.ts';
import { changeCatalogue } from '../../catalogue-cache/index.ts';
import { readShopRules } from '../../shop-settings/index.ts';
import type { Member } from '../../staff/index.ts';
import { guardPrices } from './guard-prices.ts';
import { isChange, planPrices, toPricesReply, toProductFilter } from './plan-prices.ts';
import { lockPrices, raiseVersions, updatePrices } from './prices.queries.ts';

/** Most variants in one audit entry. Each price also has its own history. */
const mostAudited = 1_000;

/** What a bulk change of prices would do. */
export async function previewPrices({ db }: Pick<Shop, 'db'>, input: PricesInput) {
  return toPricesReply(await planPrices(db, input));
}

/** Applies exactly what the preview showed, or nothing: the request is refused when prices have changed since. */
export async function changePrices(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  member: Member,
  { seen, confirm_prices, ...input }: PricesInput & { seen: string; confirm_prices: boolean },
) {
  return await changeCatalogue(shop, async (tx) => {
    const { lowStock } = await readShopRules(tx);
    await lockPrices(tx, toProductFilter(input.products), lowStock);
    const plan = await planPrices(tx, input);
    const reply = toPricesReply(plan);
    if (reply.seen !== seen) throw new Refusal('changed_meanwhile', {});
    const changes = plan.filter(isChange);
    await updatePrices(
      tx,
      changes.map(({ variant, after }) => ({ id: variant.id, ...after })),
    );
    const productIds = [...new Set(changes.map(({ variant }) => variant.productId))];
    await guardPrices(tx, member, productIds, { isConfirmed: confirm_prices });
    await raiseVersions(tx, productIds);
    const audited = changes.slice(0, mostAudited);
    const more = changes.length - audited.length;
    const was = Object.assign({}, ...audited.map(({ variant, before }) => priceFacts(variant.id, before)));
    const is = Object.assign({}, ...audited.map(({ variant, after }) => priceFacts(variant.id, after)));
    if (more > 0) is.more_changes = more;
    const [onlyProduct, ...others] = productIds;
    const subjectId = onlyProduct !== undefined && others.length === 0 ? onlyProduct : 'table';
    const facts = changedFacts(was, is);
    if (facts) await recordChange(tx, member, { action: 'change-prices', subject: 'product', subjectId, ...facts });
    return reply;
  });
}

/** The same field names as in the audit entry of a product. */
function priceFacts(variantId: number, { price, discountPrice }: Priced): Record<string, string | null> {
  return {
    [`variants.${variantId}.price`]: toDecimal(price),
    [`variants.${variantId}.discount_price`]: discountPrice > 0 ? toDecimal(discountPrice) : null,
  };
}
