import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kopiykas } from '@shop/domain/money.ts';
import { ofEachProductKind, type ProductKind, productKinds } from '@shop/domain/product-kinds.ts';
import { toColumns } from '@shop/server/database/contract-names.ts';
import type { Transaction } from '@shop/server/database/database.ts';
import { createProduct, type NewVariant } from '@shop/server/features/catalogue/products/create-product.ts';
import { type DemoProduct, DemoProducts, type DemoVariant, givenFields } from './demo-shapes.ts';
import type { PictureStore } from './picture-store.ts';

/** One file of products per brand, in the order of the catalogue. */
const files = ['rosa-lab', 'verba', 'mavka', 'solis', 'nordica-derm', 'kvitka'];

export const demoProducts: readonly DemoProduct[] = files.flatMap((brand) =>
  DemoProducts.parse(JSON.parse(readFileSync(join(import.meta.dirname, `products/${brand}.json`), 'utf8'))),
);

type Places = {
  /** Sales so far by code of the variant. */
  past: Past | undefined;
  keep: PictureStore;
  brandIds: ReadonlyMap<string, number>;
  kindIds: Record<ProductKind, ReadonlyMap<string, number>>;
};

/** The past of a demonstration: its opening day and its sales. */
export type Past = { since: Date; piecesGone: ReadonlyMap<string, number> };

export async function loadProducts(tx: Transaction, places: Places): Promise<void> {
  for (const [position, product] of demoProducts.entries()) {
    const pictures = [];
    for (const { file, alt } of product.pictures) pictures.push({ pictureId: await places.keep(file), alt });
    const variants: NewVariant[] = [];
    for (const variant of product.variants) variants.push(await newVariant(variant, pictures, places));

    await createProduct(tx, {
      ...toColumns(product, givenFields),
      brandId: idOf(places.brandIds, product.brand),
      isActive: true,
      position,
      kinds: ofEachProductKind((kind) =>
        product[productKinds[kind].many].map((slug) => idOf(places.kindIds[kind], slug)),
      ),
      variants,
    });
  }
}

async function newVariant(
  variant: DemoVariant,
  pictures: NewVariant['pictures'],
  { keep, past }: Pick<Places, 'keep' | 'past'>,
): Promise<NewVariant> {
  const [lengthMillimetres, widthMillimetres, heightMillimetres] = variant.sizeMillimetres;
  return {
    code: variant.code,
    value: variant.value,
    title: variant.title,
    price: kopiykas(variant.priceHryvnias * 100),
    discountPrice: kopiykas((variant.discountPriceHryvnias ?? 0) * 100),
    stock: variant.stock,
    ...(past && { cameIn: { pieces: variant.stock + (past.piecesGone.get(variant.code) ?? 0), at: past.since } }),
    iconId: variant.icon === undefined ? null : await keep(`icons/${variant.icon}`),
    weightGrams: variant.weightGrams,
    lengthMillimetres,
    widthMillimetres,
    heightMillimetres,
    pictures,
  };
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo catalogue names ${slug}, which it does not have`);
  return id;
}
