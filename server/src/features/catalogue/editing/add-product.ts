import type { ProductInput } from '@shop/contract/admin/product-input.ts';
import type { AdminProduct } from '@shop/contract/admin/products.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { changeCatalogue } from '../../catalogue-cache/index.ts';
import type { Member } from '../../staff/index.ts';
import { guardPrices } from '../prices/guard-prices.ts';
import { createProduct } from '../products/create-product.ts';
import { checkProduct } from './check-product.ts';
import { chooseSlug } from './choose-slug.ts';
import { conflictAsRefusal } from './conflict-as-refusal.ts';
import { productAuditFacts } from './product-facts.ts';
import { kindsOf, newVariant, productColumns } from './product-fields.ts';
import { readProduct } from './read-product.ts';

export async function addProduct(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  member: Member,
  { confirm_prices, ...input }: ProductInput & { confirm_prices: boolean },
): Promise<AdminProduct> {
  return await conflictAsRefusal(() =>
    changeCatalogue(shop, async (tx) => {
      await checkProduct(tx, input, { member });
      const product = await writeNewProduct(tx, member, input);
      await guardPrices(tx, member, [product.id], { isConfirmed: confirm_prices });
      return product;
    }),
  );
}

export async function writeNewProduct(tx: Transaction, member: Member, input: ProductInput): Promise<AdminProduct> {
  const id = await createProduct(
    tx,
    {
      ...productColumns(input),
      slug: await chooseSlug(tx, input),
      kinds: kindsOf(input),
      variants: input.variants.map(newVariant),
    },
    member.id,
  );
  const product = await readProduct(tx, id);
  await recordChange(tx, member, {
    action: 'create',
    subject: 'product',
    subjectId: id,
    after: productAuditFacts(product),
  });
  return product;
}
