import type { Api } from '@shop/contract/client.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orNotFound } from '../../api/or-not-found.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/brand-page.ts';
import { BrandBanners } from './brand-banners.tsx';
import { cardProducts } from './card-product.ts';
import { Listing } from './listing.tsx';

async function readBrand(api: Api, slug: string) {
  const brand = await orNotFound(api('GET /api/v1/shop/brands/:slug/', { params: { slug } }));
  const { name, character, big_banners } = brand;
  return { name, character, banners: big_banners, products: cardProducts(brand.products_with_variants) };
}

export const loader = ({ context, params }: Route.LoaderArgs) => readBrand(context.get(pageContext).api, params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readBrand(browserApi, params.slug);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  loaderData
    ? describePage(visit, {
        title: loaderData.name,
        description: loaderData.character,
        picture: loaderData.banners[0]?.big_banner_picture,
      })
    : [];

export default function BrandPage({ loaderData: { name, character, banners, products } }: Route.ComponentProps) {
  return (
    <>
      {banners.length > 0 && <BrandBanners key={name} brand={name} banners={banners} />}
      <Listing section={catalogueWording.brands} title={name} text={character} products={products} />
    </>
  );
}
