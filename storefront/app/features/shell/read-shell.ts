import type { Api } from '@shop/contract/client.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { deliveryRulesOf } from '../../goods/delivery-rules-of.ts';
import { shownPicture } from '../../goods/shown-picture.ts';

/**
 * Data of the header and the footer: navigation, whether there is a special offer now, the seller and the selling
 * rules.
 */
export async function readShell(api: Api) {
  const [{ brands, ...names }, { collections }, settings] = await Promise.all([
    api('GET /api/v1/shop/navbar/'),
    api('GET /api/v1/shop/collections/'),
    api('GET /api/v1/shop/settings/'),
  ]);
  const { largest_line, deliveries, prepayment, prepayment_percent, dispatch, ...facts } = settings;
  const { free_delivery_from: _threshold, courier_cost: _cost, ...shop } = facts;
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
    hasOffer: collections[0]?.is_active ?? false,
    shop,
    largestLine: largest_line,
    rules: deliveryRulesOf({ deliveries, prepayment, prepayment_percent, dispatch }),
  };
}

export type ShellData = Awaited<ReturnType<typeof readShell>>;
