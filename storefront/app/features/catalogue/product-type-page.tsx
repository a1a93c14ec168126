import { catalogueWording } from '@shop/wording/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import type { Route } from './+types/product-type-page.ts';
import { describeListing } from './describe-listing.ts';
import { Listing } from './listing.tsx';
import { readListing } from './read-listing.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readListing(context.get(pageContext).api, 'product_type', params.slug, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  readListing(browserApi, 'product_type', params.slug, request.url);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  loaderData ? describeListing(visit, loaderData.listing.choice, { title: loaderData.subject.name }) : [];

export default function ProductTypePage({ loaderData: { subject, listing } }: Route.ComponentProps) {
  const { name } = subject;
  return <Listing key={name} section={catalogueWording.productTypes} title={name} listing={listing} startsWithCards />;
}
