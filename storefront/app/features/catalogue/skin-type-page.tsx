import type { Api } from '@shop/contract/client.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orNotFound } from '../../api/or-not-found.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/skin-type-page.ts';
import { cardProducts } from './card-product.ts';
import { Listing } from './listing.tsx';

async function readSkinType(api: Api, slug: string) {
  const skinType = await orNotFound(api('GET /api/v1/shop/skin-types/:slug/', { params: { slug } }));
  const { name, description, banner_picture, products_with_variants } = skinType;
  return { name, description, banner: banner_picture, products: cardProducts(products_with_variants) };
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readSkinType(context.get(pageContext).api, params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readSkinType(browserApi, params.slug);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  loaderData
    ? describePage(visit, {
        title: catalogueWording.skinOfType(loaderData.name),
        description: loaderData.description,
        picture: loaderData.banner,
      })
    : [];

export default function SkinTypePage({ loaderData: { name, description, banner, products } }: Route.ComponentProps) {
  return (
    <Listing
      section={catalogueWording.skinTypes}
      title={catalogueWording.skinOfType(name)}
      text={description}
      products={products}
      banner={banner && { picture: banner, isSlim: true }}
    />
  );
}
