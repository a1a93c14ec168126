import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { kindFilters, kindIds } from '../kinds.ts';
import { savedShape } from '../product-fields.ts';
import { Id, Money, Picture } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { confirmPrices, ProductChange, ProductInput } from './product-input.ts';
import { editors, everybody } from './roles.ts';

export const priceRefusals = ['price_change_unconfirmed', 'price_change_needs_owner'] as const;

export const KeptPicture = z.object({ id: Id, picture: Picture }).meta({ id: 'KeptPicture' });
export type KeptPicture = z.infer<typeof KeptPicture>;

const AdminVariant = z
  .object({
    id: Id,
    code: z.string(),
    value: z.string(),
    title: z.string(),
    price: Money,
    discount_price: Money.nullable().meta({ description: 'Nothing when there is no discount' }),
    stock: z.int(),
    is_active: z.boolean(),
    barcode: z.string(),
    icon_id: Id.nullable(),
    icon: KeptPicture.nullable(),
    weight_grams: z.int(),
    length_millimetres: z.int(),
    width_millimetres: z.int(),
    height_millimetres: z.int(),
    pictures: z.array(KeptPicture.extend({ alt: z.string() })),
  })
  .meta({ id: 'AdminVariant' });
export type AdminVariant = z.infer<typeof AdminVariant>;

export const AdminProduct = z
  .object({
    id: Id,
    version: z
      .int()
      .meta({ description: 'Sent back with a change: what somebody else has changed is not overwritten' }),
    ...savedShape,
    ...kindIds,
    archived_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    variants: z.array(AdminVariant),
  })
  .meta({ id: 'AdminProduct' });
export type AdminProduct = z.infer<typeof AdminProduct>;

const ProductProblem = z
  .enum(['no_picture', 'wrong_barcode'])
  .meta({ description: 'Feeds leave out offers without a picture, and barcodes without their check digit' });
export type ProductProblem = z.infer<typeof ProductProblem>;

const ProductRow = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    code: z.string(),
    brand: z.object({ id: Id, name: z.string() }),
    is_active: z.boolean(),
    is_archived: z.boolean(),
    picture: Picture.nullable(),
    lowest_price: Money.nullable().meta({ description: 'Of what is on sale, with discounts' }),
    highest_price: Money.nullable(),
    is_discounted: z.boolean(),
    variant_count: z.int().meta({ description: 'How many are on sale' }),
    stock: z.int().meta({ description: 'Of all that are on sale' }),
    problems: z
      .array(z.object({ code: z.string(), what: ProductProblem }))
      .meta({ description: 'Of its variants, by their codes' }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AdminProductRow' });
export type ProductRow = z.infer<typeof ProductRow>;

const IdInAddress = z.coerce.number().pipe(Id);
/** Filters for a list of products, or for a bulk change of prices. */
export const productFilters = {
  brand_id: IdInAddress.optional(),
  ...kindFilters,
  state: z.enum(['active', 'hidden', 'archived']).optional().meta({ description: 'Otherwise all but archived ones' }),
  stock: z
    .enum(['low', 'out'])
    .optional()
    .meta({ description: 'Those with a variant on sale of which little or nothing is left' }),
  problem: ProductProblem.optional(),
};

export const listProductsEndpoint = endpoint({
  name: 'listProducts',
  summary: 'Products, also those that are not shown; searched by name and codes',
  method: 'GET',
  path: '/api/v1/admin/products/',
  needs: everybody,
  query: listQuery(['name', 'code', 'price', 'stock', 'updated_at', 'position'], productFilters),
  reply: listReply(ProductRow),
});

export const readProductEndpoint = endpoint({
  name: 'readProductForEditing',
  summary: 'A product with all its variants',
  method: 'GET',
  path: '/api/v1/admin/products/:id/',
  needs: everybody,
  params: ById,
  reply: AdminProduct,
  refusals: ['product_not_found'],
});

export const createProductEndpoint = endpoint({
  name: 'createProduct',
  summary: 'A new product with its variants; only the owner says what is on the shelf at first',
  method: 'POST',
  path: '/api/v1/admin/products/',
  needs: editors,
  body: ProductInput.extend(confirmPrices),
  status: 201,
  reply: AdminProduct,
  refusals: ['changed_meanwhile', ...priceRefusals],
});

export const updateProductEndpoint = endpoint({
  name: 'updateProduct',
  summary: 'Change a product whole, all but its stock. Variants that are left out are no longer sold',
  method: 'PUT',
  path: '/api/v1/admin/products/:id/',
  needs: editors,
  params: ById,
  body: ProductChange.extend(confirmPrices),
  reply: AdminProduct,
  refusals: ['product_not_found', 'changed_meanwhile', ...priceRefusals],
});

const actionOn = { method: 'POST', needs: editors, params: ById } as const;

export const duplicateProductEndpoint = endpoint({
  ...actionOn,
  name: 'duplicateProduct',
  summary: 'A copy that is not shown yet, with codes of its own and nothing on the shelf',
  path: '/api/v1/admin/products/:id/duplicate/',
  body: z.object(confirmPrices),
  status: 201,
  reply: AdminProduct,
  refusals: ['product_not_found', 'changed_meanwhile', ...priceRefusals],
});

export const archiveProductEndpoint = endpoint({
  ...actionOn,
  name: 'archiveProduct',
  summary: 'Put a product away; orders go on knowing it',
  path: '/api/v1/admin/products/:id/archive/',
  reply: AdminProduct,
  refusals: ['product_not_found'],
});

export const restoreProductEndpoint = endpoint({
  ...actionOn,
  name: 'restoreProduct',
  summary: 'Take a product out of the archive; it is shown when it is switched on',
  path: '/api/v1/admin/products/:id/restore/',
  reply: AdminProduct,
  refusals: ['product_not_found'],
});

export const largestPictureBytes = 15 * 1024 * 1024;

export const keepPictureEndpoint = endpoint({
  name: 'keepPicture',
  summary:
    'Keep a picture: JPEG, PNG, WebP or AVIF, at most 15 MB and 50 megapixels. The same bytes are the same picture',
  method: 'POST',
  path: '/api/v1/admin/pictures/',
  needs: editors,
  body: z.custom<Uint8Array>((body) => body instanceof Uint8Array).meta({ type: 'string', format: 'binary' }),
  bodyType: 'application/octet-stream',
  status: 201,
  reply: KeptPicture,
  refusals: ['not_a_picture', 'picture_too_many_pixels', 'picture_not_kept'],
});
