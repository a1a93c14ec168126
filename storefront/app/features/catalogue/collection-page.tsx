import type { Api } from '@shop/contract/client.ts';
import { data } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/collection-page.ts';
import { cardProducts } from './card-product.ts';
import { Listing } from './listing.tsx';

/** Shown only while the first collection is active. */
async function readCollection(api: Api) {
  const [{ collections }, products] = await Promise.all([
    api('GET /api/v1/shop/collections/'),
    api('GET /api/v1/shop/collection-products/'),
  ]);
  const [collection] = collections;
  if (!collection?.is_active) throw data(null, { status: 404 });
  const { name, text, banner_picture, banner_mobile_picture } = collection;
  return { name, text, banner_picture, banner_mobile_picture, products: cardProducts(products) };
}

export const loader = ({ context }: Route.LoaderArgs) => readCollection(context.get(pageContext).api);
export const clientLoader = () => readCollection(browserApi);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  loaderData
    ? describePage(visit, {
        title: loaderData.name,
        description: loaderData.text,
        picture: loaderData.banner_picture,
      })
    : [];

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { name, text, banner_picture, banner_mobile_picture, products } = loaderData;
  return (
    <Listing
      title={name}
      text={text}
      products={products}
      banner={{ picture: banner_picture, narrow: banner_mobile_picture }}
    />
  );
}
