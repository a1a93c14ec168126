import type { AdminProduct, AdminVariant } from '@shop/contract/admin/products.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import { toPicture } from '../media/renditions.ts';
import * as queries from './products.queries.ts';

/** A whole product for the admin, including what customers do not see. */
export async function readProduct(db: Executor, id: number): Promise<AdminProduct> {
  const row = await queries.findProduct(db, id);
  if (row === undefined) throw new Refusal('product_not_found', {});
  const variantRows = await queries.listVariants(db, id);
  const pictureRows = await queries.listPictures(
    db,
    variantRows.map(({ variant }) => variant.id),
  );
  const pictures = Map.groupBy(pictureRows, ({ variantId }) => variantId);
  return {
    id,
    version: row.version,
    brand_id: row.brandId,
    name: row.name,
    slug: row.slug,
    code: row.code,
    human: row.human,
    unit: row.unit,
    is_active: row.isActive,
    is_collection_product: row.isCollectionProduct,
    best_position: row.bestPosition,
    position: row.position,
    description: row.description,
    description_html: row.descriptionHtml,
    key_ingredients_html: row.keyIngredientsHtml,
    prescription_html: row.prescriptionHtml,
    application_html: row.applicationHtml,
    composition: row.composition,
    product_type_ids: await queries.listTypeIds(db, id),
    skin_type_ids: await queries.listSkinTypeIds(db, id),
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
