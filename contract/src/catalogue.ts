import { lastPage } from '@shop/domain/listing-choice.ts';
import { hasText, ofEachProductKind, type ProductKind, productKinds } from '@shop/domain/product-kinds.ts';
import { searchReasons } from '@shop/domain/search/reasons.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type ByText, kindLists, type PathOf, pascalName, plainName } from './kinds.ts';
import { choiceParameters, flag, inPages } from './listing-parameters.ts';
import { listedShape, pageShape } from './product-fields.ts';
import { Banner, Id, Money, Named, PathPart, Picture, SearchWords, Slug } from './shapes.ts';

export const Variant = z
  .object({
    id: Id,
    code: z.string(),
    value: z.string(),
    title: z.string(),
    price: Money,
    discount_price: Money.meta({ description: "'0.00' means there is no discount" }),
    stock: z.int().nonnegative(),
    variant_icon: z.string().nullable(),
    variant_icon_picture: Picture.nullable(),
    images: z.array(Picture),
    gtin: z.string().optional().meta({ description: 'The barcode, when there is one and its check digit is right' }),
  })
  .meta({ id: 'Variant' });
export type Variant = z.infer<typeof Variant>;

/** A product as lists have it. */
export const FoundProduct = z
  .object({ id: Id, brand: Named, ...listedShape, ...kindLists, variants: z.array(Variant) })
  .meta({ id: 'FoundProduct' });
export type FoundProduct = z.infer<typeof FoundProduct>;

/** A product with everything that its page shows. */
export const Product = z.object({ ...FoundProduct.shape, ...pageShape }).meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

const listing = z.object({ ...inPages, ...choiceParameters });
const bySlug = z.object({ slug: PathPart });
const Listed = {
  count: z.int().nonnegative().meta({ description: 'How many products there are on all pages' }),
  products_with_variants: z.array(Product),
};

export const navbarEndpoint = endpoint({
  name: 'readNavbar',
  summary: 'Brands and kinds of the navigation',
  method: 'GET',
  path: '/api/v1/shop/navbar/',
  reply: z.object({
    brands: z.array(
      Named.extend({
        character: z.string(),
        home_banner: z.string().nullable(),
        home_banner_picture: Picture.nullable(),
      }),
    ),
    ...kindLists,
  }),
});

export const collectionsEndpoint = endpoint({
  name: 'readCollections',
  summary: 'Special-offer collections; while the first one is active, the storefront shows all active ones',
  method: 'GET',
  path: '/api/v1/shop/collections/',
  reply: z.object({
    collections: z.array(
      Named.extend({
        title: z.string(),
        text: z.string(),
        alt: z.string(),
        banner: z.string(),
        banner_picture: Picture,
        banner_mobile: z.string(),
        banner_mobile_picture: Picture,
        is_active: z.boolean(),
      }),
    ),
  }),
});

export const collectionProductsEndpoint = endpoint({
  name: 'listCollectionProducts',
  summary: 'Products of the special-offer collection',
  method: 'GET',
  path: '/api/v1/shop/collection-products/',
  query: listing,
  reply: z.array(Product),
});

export const allProductsEndpoint = endpoint({
  name: 'listAllProducts',
  summary: 'Every active product that has variants',
  method: 'GET',
  path: '/api/v1/shop/all-product/',
  query: listing,
  reply: z.array(Product),
});

export const bestProductsEndpoint = endpoint({
  name: 'listBestProducts',
  summary: 'Products of the carousel on the home page, in its order',
  method: 'GET',
  path: '/api/v1/shop/best-products/',
  query: z.object(inPages),
  reply: z.array(Product),
});

/** A product with the reason why it was found. */
export const SearchedProduct = FoundProduct.extend({
  found_by: z.enum(searchReasons),
  found_in: z
    .string()
    .meta({ description: 'What has the words: a brand, a kind, an ingredient; empty for names and codes' }),
}).meta({ id: 'SearchedProduct' });
export type SearchedProduct = z.infer<typeof SearchedProduct>;

/** What every search is asked by. */
export const searchParameters = {
  q: SearchWords.default('').meta({ description: 'Nothing is found by fewer than two characters' }),
  exact: flag('Only the words as they were typed: slips and the other keyboard layout are not corrected'),
};

export const searchEndpoint = endpoint({
  name: 'searchProducts',
  summary:
    'Products whose name or a code contains the words, then those that the words mean. The header X-Total-Count says how many ' +
    'there are; if words were corrected, X-Search-Corrected has them, percent-encoded',
  method: 'GET',
  path: '/api/v1/shop/search/',
  query: z.object({
    ...searchParameters,
    limit: z.coerce.number().int().min(1).max(50).default(20),
    page: z.coerce.number().int().min(1).max(lastPage).default(1).meta({ description: 'Pages of `limit` products' }),
  }),
  reply: z.array(SearchedProduct),
});

export const homeBannersEndpoint = endpoint({
  name: 'listHomeBanners',
  summary: 'Banners of the home page',
  method: 'GET',
  path: '/api/v1/shop/home-banner/',
  reply: z.array(Banner),
});

export const brandEndpoint = endpoint({
  name: 'readBrand',
  summary: 'A brand with its banners and products',
  method: 'GET',
  path: '/api/v1/shop/brands/:slug/',
  params: bySlug,
  query: listing,
  reply: Named.extend({ character: z.string(), big_banners: z.array(Banner), ...Listed }),
  refusals: ['brand_not_found'],
});

const KindPage = Named.extend(Listed);
const KindPageWithText = Named.extend({
  description: z.string(),
  banner: z.string().nullable(),
  banner_picture: Picture.nullable(),
  ...Listed,
});

const kindEndpoint = <const Kind extends ProductKind, Reply extends z.ZodType>(kind: Kind, reply: Reply) =>
  endpoint({
    name: `read${pascalName(kind)}`,
    summary: `A ${plainName(kind)} with its products`,
    method: 'GET',
    path: `/api/v1/shop/${productKinds[kind].path as PathOf<Kind>}/:slug/`,
    params: bySlug,
    query: listing,
    reply,
    refusals: [`${kind}_not_found`],
  });

/** A page of each kind. */
export const kindEndpoints = ofEachProductKind((kind) =>
  kindEndpoint(kind, hasText(kind) ? KindPageWithText : KindPage),
) as {
  [Kind in ProductKind]: ByText<
    Kind,
    ReturnType<typeof kindEndpoint<Kind, typeof KindPageWithText>>,
    ReturnType<typeof kindEndpoint<Kind, typeof KindPage>>
  >;
};

export const productEndpoint = endpoint({
  name: 'readProduct',
  summary: 'A product with its variants',
  method: 'GET',
  path: '/api/v1/shop/product/:slug/',
  params: bySlug,
  reply: Product,
  refusals: ['product_not_found'],
});

/** The data of a line in the cart or the wishlist. */
export const VariantItem = z
  .object({
    id: Id,
    slug: Slug,
    url: z.string(),
    code: z.string(),
    product_name: z.string(),
    brand_name: z.string(),
    product_type: z.string().nullable().meta({ description: 'The first of them' }),
    title: z.string(),
    value: z.string(),
    unit: z.string(),
    image: z.string().nullable(),
    image_picture: Picture.nullable(),
    price: Money,
    discount_price: Money,
    stock: z.int().nonnegative(),
    is_collection_product: z.boolean(),
  })
  .meta({ id: 'VariantItem' });
export type VariantItem = z.infer<typeof VariantItem>;

export const variantsEndpoint = endpoint({
  name: 'readVariants',
  summary: 'Variants by id, in the order asked; unknown and inactive ones are left out',
  method: 'POST',
  path: '/api/v1/shop/wishlist/',
  body: z.object({ variant_ids: z.array(z.int()).max(200) }),
  reply: z.array(VariantItem),
});
