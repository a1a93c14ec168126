import type { AdminProduct, AdminVariant } from '@shop/contract/admin/products.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { productFieldNames } from '@shop/domain/product-fields.ts';
import { fromColumns } from '../../../database/contract-names.ts';
import type { Executor } from '../../../database/database.ts';
import { toPicture } from '../../media/index.ts';
import * as queries from './products.queries.ts';

/** A whole product for the admin, including what customers do not see. */
export async function readProduct(db: Executor, id: number): Promise<AdminProduct> {
  const found = await queries.findProduct(db, id);
  if (found === undefined) throw new Refusal('product_not_found', {});
  const { product: row, kinds } = found;
  const variantRows = await queries.listVariants(db, id);
  const pictureRows = await queries.listPictures(
    db,
    variantRows.map(({ variant }) => variant.id),
  );
  const pictures = Map.groupBy(pictureRows, ({ variantId }) => variantId);
  return {
    id,
    version: row.version,
    ...fromColumns(row, productFieldNames),
    ...kinds,
    archived_at: row.archivedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    variants: variantRows.map((each) => toAdminVariant(each, pictures.get(each.variant.id) ?? [])),
  };
}

type VariantRow = Awaited<ReturnType<typeof queries.listVariants>>[number];
type PictureRow = Awaited<ReturnType<typeof queries.listPictures>>[number];

function toAdminVariant({ variant, icon }: VariantRow, pictures: readonly PictureRow[]): AdminVariant {
  return {
    id: variant.id,
    code: variant.code,
    value: variant.value,
    title: variant.title,
    price: toDecimal(kopiykas(variant.price)),
    discount_price: variant.discountPrice > 0 ? toDecimal(kopiykas(variant.discountPrice)) : null,
    stock: variant.stock,
    is_active: variant.isActive,
    barcode: variant.barcode ?? '',
    icon_id: variant.iconId,
    icon: icon && { id: variant.iconId!, picture: toPicture(icon, '') },
    weight_grams: variant.weightGrams,
    length_millimetres: variant.lengthMillimetres,
    width_millimetres: variant.widthMillimetres,
    height_millimetres: variant.heightMillimetres,
    pictures: pictures.map(({ id, alt, picture }) => ({ id, alt, picture: toPicture(picture, alt) })),
  };
}
