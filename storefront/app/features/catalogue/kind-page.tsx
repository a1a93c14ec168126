import { hasText, type ProductKind, productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { kindNames } from '@shop/wording/kind-names.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/kind-page.ts';
import { describeListing } from './describe-listing.ts';
import { Listing } from './listing.tsx';
import { headPictureSizes, ListingHead } from './listing-head.tsx';
import { readListing } from './read-listing.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readKind(context.get(pageContext).api, params.slug, request.url);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  readKind(browserApi, params.slug, request.url);

async function readKind(api: Parameters<typeof readListing>[0], slug: string, url: string) {
  const kind = kindOfPage(url);
  return { kind, ...(await readListing(api, kind, slug, url)) };
}

/** All kinds share this page; the first part of the address tells which one it is. */
function kindOfPage(url: string): ProductKind {
  const [, page] = new URL(url).pathname.split('/');
  return productKindNames.find((kind) => productKinds[kind].page === page)!;
}

const titleOf = (kind: ProductKind, name: string) => kindNames[kind].titleOf?.(name) ?? name;

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) => {
  if (loaderData === undefined) return [];
  const { kind, subject, listing } = loaderData;
  const { name, text, banners } = subject;
  return describeListing(visit, listing.choice, {
    title: titleOf(kind, name),
    ...(hasText(kind) && { description: text, picture: banners[0]?.big_banner_picture }),
  });
};

export default function KindPage({ loaderData: { kind, subject, listing } }: Route.ComponentProps) {
  const { name, text, banners } = subject;
  const picture = hasText(kind) ? banners[0]?.big_banner_picture : undefined;
  return (
    <Listing
      key={name}
      listing={listing}
      startsWithCards={picture === undefined}
      head={
        <ListingHead
          section={kindNames[kind].menu}
          title={titleOf(kind, name)}
          {...(hasText(kind) && { text })}
          picture={picture && <Picture picture={picture} sizes={headPictureSizes} isEager />}
        />
      }
    />
  );
}
