import type { ShownBlock } from '@shop/contract/blocks.ts';
import type { Api } from '@shop/contract/client.ts';
import type { PageContext } from '@shop/contract/page-context.ts';
import { pages } from '@shop/contract/pages.ts';
import type { ShopLook } from '@shop/contract/shop-settings.ts';
import type { BlockPlace, blockPlaces } from '@shop/domain/block-kinds.ts';
import { productKinds } from '@shop/domain/product-kinds.ts';
import { promisesOfEveryPage } from '@shop/wording/delivery-promises.ts';
import { deliveryRulesOf } from '../../goods/delivery-rules-of.ts';
import { shownPicture } from '../../goods/shown-picture.ts';
import { shippingOf } from '../../meta/shipping-of.ts';

/**
 * Data of the header and the footer: the blocks they are made of, the pages of the catalogue that the menu leads to, the
 * seller, the selling rules and the paths of the information pages to which something may link.
 */
export async function readShell(api: Api, preview?: PageContext['preview']) {
  const read = async <Place extends 'top_bar' | 'menu' | 'footer'>(place: Place): Promise<BlockOf<Place>[]> => {
    const { blocks } =
      preview?.place === place ? preview : await api('GET /api/v1/pages/blocks/:place/', { params: { place } });
    return blocks as BlockOf<Place>[];
  };
  const [topBar, menu, footer, navbar, { collections }, settings, informationPages] = await Promise.all([
    read('top_bar'),
    read('menu'),
    read('footer'),
    api('GET /api/v1/shop/navbar/'),
    api('GET /api/v1/shop/collections/'),
    api('GET /api/v1/shop/settings/'),
    api('GET /api/v1/pages/'),
  ]);
  const { largest_line, deliveries, prepayment, prepayment_percent, dispatch, ...facts } = settings;
  const { free_delivery_from: _threshold, courier_cost: _cost, ...shop } = facts;
  const rules = deliveryRulesOf({ deliveries, prepayment, prepayment_percent, dispatch });
  const brands = navbar.brands.map(({ name, slug, character, home_banner_picture }) => ({
    name,
    to: `/collection/${slug}`,
    character,
    picture: home_banner_picture && shownPicture(home_banner_picture),
  }));
  const hasOffer = collections[0]?.is_active ?? false;
  const shownLinks = <Link extends { link: string | null }>(links: readonly Link[]) =>
    links.flatMap(({ link, ...rest }) =>
      link === null || (link === pages.specialOffer.path && !hasOffer) ? [] : { ...rest, to: link },
    );
  return {
    brands,
    topBar,
    menu: menu.flatMap((block) => menuEntries(block)),
    footnotes: menu.flatMap((block) => (block.kind === 'menu_footnotes' ? shownLinks(block.data.links) : [])),
    footer: footer.flatMap((block) => footerParts(block)),
    publishedPages: informationPages.map(({ path }) => path),
    shop: { ...shop, look: shownLook(shop.look) },
    largestLine: largest_line,
    rules,
    shipping: shippingOf(rules),
    promises: promisesOfEveryPage(rules),
  };

  /** An entry without anything behind it is left out. */
  function menuEntries({ id, kind, data }: BlockOf<'menu'>): MenuEntry[] {
    switch (kind) {
      case 'menu_brands':
        return brands.length > 0 ? [{ id, label: data.label, isBrands: true }] : [];
      case 'menu_pages': {
        const { many, page } = productKinds[data.of];
        const found = navbar[many].map(({ name, slug }) => ({ name, to: `/${page}/${slug}` }));
        return found.length > 0 ? [{ id, label: data.label, pages: found }] : [];
      }
      case 'menu_offer':
        return hasOffer ? [{ id, ...labels(data), to: pages.specialOffer.path, isOffer: true }] : [];
      case 'menu_link':
        return shownLinks([{ id, ...labels(data), link: data.link }]);
      case 'menu_footnotes':
        return [];
    }
  }

  function footerParts({ id, kind, data }: BlockOf<'footer'>): FooterPart[] {
    switch (kind) {
      case 'about_shop':
        return [{ id, about: data.text || settings.description }];
      case 'links': {
        const links = shownLinks(data.links);
        return links.length > 0 ? [{ id, title: data.title, links }] : [];
      }
      case 'contact_links':
        return [{ id, title: data.title }];
    }
  }
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

type BlockOf<Place extends BlockPlace> = ShownBlock<(typeof blockPlaces)[Place][number]>;

const labels = ({ label, short_label }: { label: string; short_label: string }) => ({
  label,
  shortLabel: short_label || label,
});

type Page = { name: string; to: string };
/** An entry of the menu opens a panel with brands or other pages, or is a link. */
export type MenuEntry = { id: string; label: string } & (
  | { isBrands: true }
  | { pages: Page[] }
  | { shortLabel: string; to: string; isOffer?: true }
);
/** A text beside the name, or a column: with links, or, without them, with the contacts of the shop. */
export type FooterPart = { id: string } & (
  | { about: string }
  | { title: string; links?: { label: string; to: string }[] }
);
export type ShellData = Awaited<ReturnType<typeof readShell>>;
