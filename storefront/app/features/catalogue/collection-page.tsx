import type { Banner } from '@shop/contract/shapes.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/collection-page.ts';
import { describeListing } from './describe-listing.ts';
import { Listing } from './listing.tsx';
import { headPictureSizes, ListingHead } from './listing-head.tsx';
import { readListing } from './read-listing.ts';

/** Shown only while the first collection is active, with all others that are. */
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
  const [banner, ...others] = banners;
  return (
    <Listing
      listing={listing}
      startsWithCards={banner === undefined}
      head={
        <>
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
          {others.map((offer) => (
            <Offer key={`${offer.title} ${offer.big_banner}`} offer={offer} />
          ))}
        </>
      }
    />
  );
}

/** One of several special offers. Their products stand together below. */
function Offer({ offer }: { offer: Banner }) {
  const { title, text, big_banner_picture, big_banner_mobile_picture } = offer;
  return (
    <div className="lhead lhead--more">
      <div className="lhead__picture">
        <Picture picture={big_banner_picture} narrow={big_banner_mobile_picture} sizes={headPictureSizes} />
      </div>
      <div className="lhead__words">
        <h2 className="t-heading">{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
    </div>
  );
}
