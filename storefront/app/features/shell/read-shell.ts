import type { Api } from '@shop/contract/client.ts';

/** What the header and the footer show: navigation, whether there is a special offer now, and who sells. */
export async function readShell(api: Api) {
  const [{ brands, skin_types, product_types }, { collections }, shop] = await Promise.all([
    api('GET /api/v1/shop/navbar/'),
    api('GET /api/v1/shop/collections/'),
    api('GET /api/v1/shop/settings/'),
  ]);
  return {
    brands: brands.map(({ name, slug, character, home_banner_picture }) => ({
      name,
      to: `/collection/${slug}`,
      character,
      picture: home_banner_picture,
    })),
    skinTypes: skin_types.map(({ name, slug }) => ({ name, to: `/skin-type/${slug}` })),
    productTypes: product_types.map(({ name, slug }) => ({ name, to: `/product-type/${slug}` })),
    hasOffer: collections[0]?.is_active ?? false,
    shop,
  };
}

export type ShellData = Awaited<ReturnType<typeof readShell>>;
