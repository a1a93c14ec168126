import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { MetaDescriptor } from 'react-router';
import type { Shipping } from './shipping-of.ts';
import { type Matches, rootDataOf, shopNameOf } from './shop-name.ts';

type Visit = { location: { pathname: string }; matches: Matches };

/** The part of the root loader's data that describes the shop. */
type ShownShop = ShopSettings & { description: string; look: { card: string; social: SocialPicture | null } };
type RootData = { publicUrl: string; shell?: { shop: ShownShop; shipping: Shipping } | undefined };

type Step = { name: string; to: string };

type SocialPicture = { image: string; alt: string; width: number; height: number };

export type PageDescription = {
  /** Without the shop's name. Only the home page has no title. */
  title?: string;
  description?: string | undefined;
  picture?: SocialPicture | null | undefined;
  /** Price in hryvnias of the product on the page. */
  price?: string;
  /** The canonical path of a page with several addresses. */
  path?: string;
  /** Another view of the canonical page: crawlers follow its links but do not index it. */
  isOtherView?: boolean;
  /** Breadcrumbs between the home page and this page. */
  steps?: readonly Step[];
  /** Structured data of the page's subject (schema.org), built from the page's address. */
  thing?: (address: PageAddress) => object;
};

export type PageAddress = {
  /** The page itself. */
  url: string;
  /** Makes a path of the shop an absolute URL. */
  absolute(path: string): string;
  /** The shop's settings, when known. */
  shop: ShopSettings | undefined;
  /** The delivery costs, when known. */
  shipping: Shipping | undefined;
};

/** Meta tags for search engines and link previews. */
export function describePage({ location, matches }: Visit, page: PageDescription): MetaDescriptor[] {
  const root = rootDataOf(matches) as RootData | undefined;
  const shopName = shopNameOf(matches);
  const absolute = (path: string) => `${root?.publicUrl ?? ''}${path}`;
  const path = page.path ?? location.pathname.replace(/(.)\/+$/, '$1');
  const url = absolute(path);
  const title = page.title === undefined ? shopName : shopWording.pageTitle(page.title, shopName);
  const shop = root?.shell?.shop;
  const description = page.description || shop?.description;
  const picture = page.picture ?? shop?.look.social ?? (shop && { ...card, image: shop.look.card, alt: shopName });
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.isOtherView ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { property: 'og:site_name', content: shopName },
    { property: 'og:locale', content: 'uk_UA' },
    { property: 'og:type', content: page.price === undefined ? 'website' : 'product' },
    { property: 'og:title', content: page.title ?? shopName },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    ...(picture ? pictureMeta(picture, absolute) : []),
    ...(page.price === undefined ? [] : priceMeta(page.price)),
    ...(page.title === undefined ? [] : [{ 'script:ld+json': way(page.title, url, page.steps ?? [], absolute) }]),
    ...(page.thing
      ? [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              ...page.thing({ url, absolute, shop, shipping: root?.shell?.shipping }),
            },
          },
        ]
      : []),
  ];
}

/** The size of the card that the server draws. */
const card = { width: 1200, height: 630 };

function pictureMeta({ image, alt, width, height }: SocialPicture, absolute: Absolute) {
  return [
    { property: 'og:image', content: absolute(image) },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function priceMeta(price: string) {
  return [
    { property: 'product:price:amount', content: price },
    { property: 'product:price:currency', content: 'UAH' },
  ];
}

type Absolute = PageAddress['absolute'];

function way(title: string, url: string, steps: readonly Step[], absolute: Absolute) {
  const all = [{ name: pagesWording.home, to: '/' }, ...steps].map(({ name, to }) => ({ name, item: absolute(to) }));
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...all, { name: title, item: url }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
