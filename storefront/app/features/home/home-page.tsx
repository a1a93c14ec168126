import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage, type PageAddress } from '../../meta/describe-page.ts';
import { returnPolicy } from '../../meta/return-policy.ts';
import type { PageBlock } from '../blocks/page-block.ts';
import { PageContent } from '../blocks/page-content.tsx';
import { readBlocks } from '../blocks/read-blocks.ts';
import type { Route } from './+types/home-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => readBlocks(context.get(pageContext).api, 'home');
export const clientLoader = () => readBlocks(browserApi, 'home');

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  loaderData ? describePage(visit, { path: '/', picture: firstBanner(loaderData), thing: shopThing }) : [];

export default function HomePage({ loaderData: blocks }: Route.ComponentProps) {
  return <PageContent place="home" blocks={blocks} />;
}

/** What networks show of the page. */
function firstBanner(blocks: readonly PageBlock[]) {
  for (const { kind, data } of blocks) {
    if (kind === 'banners') return data.banners[0]?.big_banner_picture;
    if (kind === 'banner') return data.picture;
  }
  return undefined;
}

/** Structured data of the shop and its site (schema.org). */
function shopThing({ absolute, shop }: PageAddress): object {
  const url = absolute('/');
  const { name, phone, email, social, seller } = shop ?? {};
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#shop`,
    name,
    url,
    ...(seller?.legal_name && { legalName: seller.legal_name }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...returnPolicy(shop),
    sameAs: Object.values(social ?? {}).filter((address) => address !== null),
  };
  const site = { '@type': 'WebSite', name, url, inLanguage: 'uk', publisher: { '@id': organization['@id'] } };
  return { '@graph': [organization, site] };
}
