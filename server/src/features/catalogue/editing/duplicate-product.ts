import type { ProductInput } from '@shop/contract/admin/product-input.ts';
import type { AdminProduct } from '@shop/contract/admin/products.ts';
import { fromDecimal } from '@shop/domain/money.ts';
import { copyName } from '@shop/wording/admin/products.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { changeCatalogue } from '../../catalogue-cache/index.ts';
import type { Member } from '../../staff/index.ts';
import { guardPrices } from '../prices/guard-prices.ts';
import { writeNewProduct } from './add-product.ts';
import { conflictAsRefusal } from './conflict-as-refusal.ts';
import { findVariantCodes, isCodeTaken } from './products.queries.ts';
import { readProduct } from './read-product.ts';

/** A copy to be edited into another product: hidden, with new codes and without stock. */
export async function duplicateProduct(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  member: Member,
  id: number,
  { confirm_prices }: { confirm_prices: boolean },
): Promise<AdminProduct> {
  return await conflictAsRefusal(() =>
    changeCatalogue(shop, async (tx) => {
      const original = await readProduct(tx, id);
      const copy = await writeNewProduct(tx, member, copied(original, await freeSuffix(tx, original)));
      // The price guard compares each copy with its original.
      const copies = new Map(copy.variants.map((variant, index) => [variant.id, original.variants[index]!.id]));
      await guardPrices(tx, member, [copy.id], { isConfirmed: confirm_prices, copies });
      return copy;
    }),
  );
}

/** '-2', or the next number for which all codes are free. */
async function freeSuffix(tx: Transaction, { code, variants }: AdminProduct): Promise<string> {
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const codes = variants.map((variant) => `${variant.code}${suffix}`);
    const taken = await findVariantCodes(tx, codes);
    if (taken.length === 0 && !(await isCodeTaken(tx, `${code}${suffix}`, undefined))) return suffix;
  }
}

function copied(original: AdminProduct, suffix: string): ProductInput {
  return {
    ...original,
    name: copyName(original.name),
    code: `${original.code}${suffix}`,
    slug: '',
    is_active: false,
    best_position: null,
    variants: original.variants.map((variant) => ({
      ...variant,
      id: undefined,
      code: `${variant.code}${suffix}`,
      price: fromDecimal(variant.price)!,
      discount_price: variant.discount_price === null ? null : fromDecimal(variant.discount_price)!,
      // A barcode belongs to one physical product.
      barcode: '',
      initial_stock: 0,
    })),
  };
}
