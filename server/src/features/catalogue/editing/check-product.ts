import { Barcode, type ProductInput } from '@shop/contract/admin/product-input.ts';
import type { FieldErrors } from '@shop/contract/errors.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { productKindNames } from '@shop/domain/product-kinds.ts';
import { productRules as words } from '@shop/wording/admin/product-rules.ts';
import { validationMessage } from '@shop/wording/validation.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Member } from '../../staff/index.ts';
import * as queries from './products.queries.ts';

/** The product before the change; absent for a new product. */
type Known = { id: number; isArchived: boolean; variants: readonly { id: number; barcode: string }[] };

/** Refuses an invalid product with all errors, each at its field. */
export async function checkProduct(
  tx: Transaction,
  product: ProductInput,
  { member, known }: { member: Member; known?: Known },
): Promise<void> {
  const fields: FieldErrors = {};
  if (await queries.isCodeTaken(tx, product.code, known?.id)) fields.code = [words.codeTaken];
  if (product.slug !== '' && (await queries.isSlugTaken(tx, product.slug, known?.id))) fields.slug = [words.slugTaken];
  if (product.is_active && known?.isArchived) fields.is_active = [words.archived];
  if ((await queries.findUnknownIds(tx, 'brand', [product.brand_id])).size > 0) fields.brand_id = [words.unknown];
  for (const kind of productKindNames)
    if ((await queries.findUnknownIds(tx, kind, product[`${kind}_ids`])).size > 0)
      fields[`${kind}_ids`] = [words.unknown];
  const ofVariants = await variantProblems(tx, product.variants, { member, known });
  if (Object.keys(ofVariants).length > 0) fields.variants = ofVariants;
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields });
}

async function variantProblems(
  tx: Transaction,
  variants: ProductInput['variants'],
  { member, known }: { member: Member; known: Known | undefined },
): Promise<FieldErrors> {
  const taken = await queries.findVariantCodes(
    tx,
    variants.map(({ code }) => code),
  );
  const pictureIds = variants.flatMap(({ icon_id, pictures }) => [
    ...(icon_id === null ? [] : [icon_id]),
    ...pictures.map(({ id }) => id),
  ]);
  const unknownPictures = await queries.findUnknownIds(tx, 'picture', pictureIds);

  const problems: FieldErrors = {};
  for (const [index, variant] of variants.entries()) {
    const fields: FieldErrors = {};
    const before = known?.variants.find(({ id }) => id === variant.id);
    const isForeign = variant.id !== undefined && before === undefined;
    const isNamedAgain = variant.id !== undefined && variants.findIndex(({ id }) => id === variant.id) < index;
    if (isForeign || isNamedAgain) fields.id = [words.unknownVariant];
    if (taken.some(({ id, code }) => code === variant.code && id !== variant.id)) fields.code = [words.codeTaken];
    if (variants.findIndex(({ code }) => code === variant.code) < index) fields.code = [words.codeTwice];
    // An unchanged barcode from before check digits were verified does not block other changes.
    const barcode = variant.barcode === before?.barcode ? undefined : Barcode.safeParse(variant.barcode);
    if (barcode?.error) fields.barcode = barcode.error.issues.map(validationMessage);
    if (variant.icon_id !== null && unknownPictures.has(variant.icon_id)) fields.icon_id = [words.unknownPicture];
    if (variant.pictures.some(({ id }) => unknownPictures.has(id))) fields.pictures = [words.unknownPicture];
    if (variant.initial_stock > 0 && member.role !== 'owner') fields.initial_stock = [words.stockIsOwners];
    if (Object.keys(fields).length > 0) problems[index] = fields;
  }
  return problems;
}
