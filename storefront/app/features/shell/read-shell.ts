import type { Api } from '@shop/contract/client.ts';
import type { ShopLook } from '@shop/contract/shop-settings.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { parseMoney } from '../../goods/parse-money.ts';
import { shownPicture } from '../../goods/shown-picture.ts';

/**
 * Data of the header and the footer: navigation, whether there is a special offer now, the seller, the selling rules and
 * the paths of the information pages to which something may link.
 */
export async function readShell(api: Api) {
  const [{ brands, ...names }, { collections }, settings, informationPages] = await Promise.all([
    api('GET /api/v1/shop/navbar/'),
    api('GET /api/v1/shop/collections/'),
    api('GET /api/v1/shop/settings/'),
    api('GET /api/v1/pages/'),
  ]);
  const { free_delivery_from, courier_cost, prepayment, largest_line, ...shop } = settings;
  return {
    brands: brands.map(({ name, slug, character, home_banner_picture }) => ({
      name,
      to: `/collection/${slug}`,
      character,
      picture: home_banner_picture && shownPicture(home_banner_picture),
    })),
    kinds: productKindNames.map((kind) => {
      const { many, page } = productKinds[kind];
      return { kind, pages: names[many].map(({ name, slug }) => ({ name, to: `/${page}/${slug}` })) };
    }),
    publishedPages: informationPages.map(({ path }) => path),
    hasOffer: collections[0]?.is_active ?? false,
    shop: { ...shop, look: shownLook(shop.look) },
    largestLine: largest_line,
    rules: {
      freeDeliveryFrom: parseMoney(free_delivery_from),
      courierCost: parseMoney(courier_cost),
      prepayment: parseMoney(prepayment),
    },
  };
}

/** Without what pages do not show. */
function shownLook({ logo, cover, social, ...look }: ShopLook) {
  return {
    ...look,
    logo: logo && shownPicture(logo),
    cover: cover && shownPicture(cover),
    social: social && shownPicture(social),
  };
}

export type ShellData = Awaited<ReturnType<typeof readShell>>;
