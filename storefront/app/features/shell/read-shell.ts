import type { Api } from '@shop/contract/client.ts';
import { parseMoney } from '../../goods/parse-money.ts';

/**
 * Data of the header and the footer: navigation, whether there is a special offer now, the seller and the selling
 * rules.
 */
export async function readShell(api: Api) {
  const [{ brands, skin_types, product_types }, { collections }, settings] = await Promise.all([
    api('GET /api/v1/shop/navbar/'),
    api('GET /api/v1/shop/collections/'),
    api('GET /api/v1/shop/settings/'),
  ]);
  const { free_delivery_from, courier_cost, prepayment, largest_line, ...shop } = settings;
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
    largestLine: largest_line,
    rules: {
      freeDeliveryFrom: parseMoney(free_delivery_from),
      courierCost: parseMoney(courier_cost),
      prepayment: parseMoney(prepayment),
    },
  };
}

export type ShellData = Awaited<ReturnType<typeof readShell>>;
