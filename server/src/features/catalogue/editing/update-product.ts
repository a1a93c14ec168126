import { isDeepStrictEqual } from 'node:util';
import type { ProductInput } from '@shop/contract/admin/product-input.ts';
import type { AdminProduct } from '@shop/contract/admin/products.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { replaceKinds } from '../../../database/product-kinds.ts';
import type { Shop } from '../../../shop.ts';
import { changedFacts, claimRequestKey, recordChange } from '../../audit/index.ts';
import { changeCatalogue } from '../../catalogue-cache/index.ts';
import type { Member } from '../../staff/index.ts';
import { guardPrices } from '../prices/guard-prices.ts';
import { cleanTexts } from '../products/clean-texts.ts';
import { addVariants } from '../products/create-product.ts';
import { checkProduct } from './check-product.ts';
import { chooseSlug } from './choose-slug.ts';
import { conflictAsRefusal } from './conflict-as-refusal.ts';
import { productAuditFacts } from './product-facts.ts';
import { kindsOf, newVariant, picturesOf, productColumns, variantFields } from './product-fields.ts';
import * as queries from './products.queries.ts';
import { readProduct } from './read-product.ts';

/** Updates everything of a product but its stock, which changes with sales in the meantime. */
export async function updateProduct(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  member: Member,
  id: number,
  { confirm_prices, ...input }: ProductInput & { version: number; confirm_prices: boolean },
): Promise<AdminProduct> {
  return await conflictAsRefusal(() =>
    changeCatalogue(shop, async (tx) => {
      await claimRequestKey(tx, member);
      const locked = await queries.lockProduct(tx, id);
      if (locked === undefined) throw new Refusal('product_not_found', {});
      if (locked.version !== input.version) throw new Refusal('changed_meanwhile', {});
      const before = await readProduct(tx, id);
      const { variants } = before;
      await checkProduct(tx, input, { member, known: { id, isArchived: locked.archivedAt !== null, variants } });

      const fields = productColumns(input);
      const slug = await chooseSlug(tx, input, id);
      await queries.updateProductRow(tx, id, { ...fields, ...cleanTexts(fields), slug });
      await replaceKinds(tx, [{ productId: id, kinds: kindsOf(input) }]);
      await updateVariants(tx, id, input.variants);
      const added = input.variants.map((variant, position) => ({ ...newVariant(variant), position, id: variant.id }));
      await addVariants(
        tx,
        id,
        added.filter((variant) => variant.id === undefined),
        member.id,
      );

      await guardPrices(tx, member, [id], { isConfirmed: confirm_prices });

      const after = await readProduct(tx, id);
      const changed = changedFacts(productAuditFacts(before), productAuditFacts(after));
      if (changed !== undefined)
        await recordChange(tx, member, { action: 'update', subject: 'product', subjectId: id, ...changed });
      return after;
    }),
  );
}

/** Updates variants in the order of their ids, the lock order everywhere. Unchanged variants are not locked. */
async function updateVariants(tx: Transaction, productId: number, inputs: ProductInput['variants']): Promise<void> {
  const rows = (await queries.listVariants(tx, productId)).map(({ variant }) => variant);
  const pictures = Map.groupBy(
    await queries.listPictures(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ variantId }) => variantId,
  );
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    const position = inputs.findIndex(({ id }) => id === row.id);
    const input = inputs[position];
    // Orders refer to variants, so a removed variant is not deleted: it becomes inactive and comes last.
    const patch = input ? { ...variantFields(input), position } : { isActive: false, position: inputs.length };
    if (!isDeepStrictEqual({ ...row, ...patch }, row)) await queries.updateVariant(tx, row.id, patch);
    if (input === undefined) continue;
    const shown = (pictures.get(row.id) ?? []).map(({ id: pictureId, alt }) => ({ pictureId, alt }));
    if (!isDeepStrictEqual(shown, picturesOf(input))) await queries.replacePictures(tx, row.id, picturesOf(input));
  }
}
