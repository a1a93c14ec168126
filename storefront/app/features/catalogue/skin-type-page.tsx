import { catalogueWording } from '@shop/wording/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import type { Route } from './+types/skin-type-page.ts';
import { describeListing } from './describe-listing.ts';
import { Listing } from './listing.tsx';
import { readListing } from './read-listing.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readListing(context.get(pageContext).api, 'skin_type', params.slug, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  readListing(browserApi, 'skin_type', params.slug, request.url);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) => {
  if (loaderData === undefined) return [];
  const { name, text, banners } = loaderData.subject;
  return describeListing(visit, loaderData.listing.choice, {
    title: catalogueWording.skinOfType(name),
    description: text,
    picture: banners[0]?.big_banner_picture,
  });
};

export default function SkinTypePage({ loaderData: { subject, listing } }: Route.ComponentProps) {
  const { name, text, banners } = subject;
  const [banner] = banners;
  return (
    <Listing
      key={name}
      section={catalogueWording.skinTypes}
      title={catalogueWording.skinOfType(name)}
      text={text}
      listing={listing}
      banner={banner && { picture: banner.big_banner_picture, isSlim: true }}
    />
  );
}
