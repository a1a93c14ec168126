import type { Api } from '@shop/contract/client.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orNotFound } from '../../api/or-not-found.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/product-type-page.ts';
import { cardProducts } from './card-product.ts';
import { Listing } from './listing.tsx';

async function readProductType(api: Api, slug: string) {
  const { name, products_with_variants } = await orNotFound(
    api('GET /api/v1/shop/product-types/:slug/', { params: { slug } }),
  );
  return { name, products: cardProducts(products_with_variants) };
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readProductType(context.get(pageContext).api, params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readProductType(browserApi, params.slug);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  loaderData ? describePage(visit, { title: loaderData.name }) : [];

export default function ProductTypePage({ loaderData: { name, products } }: Route.ComponentProps) {
  return <Listing section={catalogueWording.productTypes} title={name} products={products} startsWithCards />;
}
