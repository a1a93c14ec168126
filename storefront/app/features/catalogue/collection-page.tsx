import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/collection-page.ts';
import { describeListing } from './describe-listing.ts';
import { Listing } from './listing.tsx';
import { headPictureSizes, ListingHead } from './listing-head.tsx';
import { readListing } from './read-listing.ts';

/** Shown only while the first collection is active. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  readListing(context.get(pageContext).api, 'collection', undefined, request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readListing(browserApi, 'collection', undefined, request.url);

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) => {
  if (loaderData === undefined) return [];
  const { name, text, banners } = loaderData.subject;
  const picture = banners[0]?.big_banner_picture;
  return describeListing(visit, loaderData.listing.choice, { title: name, description: text, picture });
};

export default function CollectionPage({ loaderData: { subject, listing } }: Route.ComponentProps) {
  const { name, text, banners } = subject;
  const [banner] = banners;
  return (
    <Listing
      listing={listing}
      startsWithCards={banner === undefined}
      head={
        <ListingHead
          title={name}
          text={text}
          picture={
            banner && (
              <Picture
                picture={banner.big_banner_picture}
                narrow={banner.big_banner_mobile_picture}
                sizes={headPictureSizes}
                isEager
              />
            )
          }
        />
      }
    />
  );
}
