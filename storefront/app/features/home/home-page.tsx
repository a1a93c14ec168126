import type { Api } from '@shop/contract/client.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { shownBanner, shownPicture } from '../../goods/shown-picture.ts';
import { describePage, type PageAddress } from '../../meta/describe-page.ts';
import { returnPolicy } from '../../meta/return-policy.ts';
import { useShopName } from '../../meta/shop-name.ts';
import { Rail } from '../../ui/rail.tsx';
import { cardProducts } from '../catalogue/card-product.ts';
import { ProductCard } from '../catalogue/product-card.tsx';
import { Newsletter } from '../newsletter/newsletter.tsx';
import type { Route } from './+types/home-page.ts';
import { About } from './about.tsx';
import { Advice } from './advice.tsx';
import { Brands } from './brands.tsx';
import { Hero } from './hero.tsx';
import { pickBrands } from './pick-brands.ts';
import { ShownOn } from './shown-on.tsx';
import { Sustainability } from './sustainability.tsx';

async function readHome(api: Api) {
  const [banners, products, { brands }] = await Promise.all([
    api('GET /api/v1/shop/home-banner/'),
    api('GET /api/v1/shop/best-products/'),
    api('GET /api/v1/shop/navbar/'),
  ]);
  return {
    banners: banners.map(shownBanner),
    products: cardProducts(products),
    brands: pickBrands(brands).map(({ name, slug, character, home_banner_picture }) => ({
      name,
      slug,
      character,
      picture: home_banner_picture && shownPicture(home_banner_picture),
    })),
  };
}

export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(pageContext).api);
export const clientLoader = () => readHome(browserApi);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  loaderData
    ? describePage(visit, { path: '/', picture: loaderData.banners[0]?.big_banner_picture, thing: shopThing })
    : [];

export default function HomePage({ loaderData: { banners, products, brands } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="sr">{useShopName()}</h1>
      {banners.length > 0 && <Hero banners={banners} />}
      {products.length > 0 && (
        <Rail
          id="new-products"
          title={catalogueWording.newProducts}
          previousLabel={catalogueWording.previousProducts}
          nextLabel={catalogueWording.nextProducts}
        >
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </Rail>
      )}
      <Brands brands={brands} />
      <Advice />
      <About />
      <Sustainability />
      <ShownOn />
      <Newsletter />
    </>
  );
}

/** Structured data of the shop and its site (schema.org). */
function shopThing({ absolute, shop }: PageAddress): object {
  const url = absolute('/');
  const { name, phone, email, social, seller } = shop ?? {};
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#shop`,
    name,
    url,
    ...(seller?.legal_name && { legalName: seller.legal_name }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...returnPolicy(shop),
    sameAs: Object.values(social ?? {}).filter((address) => address !== null),
  };
  const site = { '@type': 'WebSite', name, url, inLanguage: 'uk', publisher: { '@id': organization['@id'] } };
  return { '@graph': [organization, site] };
}
