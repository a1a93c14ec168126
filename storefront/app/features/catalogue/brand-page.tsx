import { catalogueWording } from '@shop/wording/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import type { Route } from './+types/brand-page.ts';
import { BrandBanners } from './brand-banners.tsx';
import { describeListing } from './describe-listing.ts';
import { Listing } from './listing.tsx';
import { ListingHead } from './listing-head.tsx';
import { readListing } from './read-listing.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readListing(context.get(pageContext).api, 'brand', params.slug, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  readListing(browserApi, 'brand', params.slug, request.url);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) => {
  if (loaderData === undefined) return [];
  const { name, text, banners } = loaderData.subject;
  const picture = banners[0]?.big_banner_picture;
  return describeListing(visit, loaderData.listing.choice, { title: name, description: text, picture });
};

export default function BrandPage({ loaderData: { subject, listing } }: Route.ComponentProps) {
  const { name, text, banners } = subject;
  return (
    <Listing
      key={name}
      listing={listing}
      startsWithCards={banners.length === 0}
      head={
        <ListingHead
          section={catalogueWording.brands}
          title={name}
          text={text}
          picture={banners.length > 0 && <BrandBanners brand={name} banners={banners} />}
        />
      }
    />
  );
}
