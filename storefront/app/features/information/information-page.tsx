import type { Api } from '@shop/contract/client.ts';
import type { DeliveryRules } from '@shop/domain/delivery-rules.ts';
import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { informationPageNames } from '@shop/wording/information-pages.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { orNotFound } from '../../api/or-not-found.ts';
import { pageContext } from '../../api/page-context.ts';
import { useDeliveryRules } from '../../goods/use-delivery-rules.ts';
import { describeFailure } from '../../meta/describe-failure.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { Failure } from '../shell/failure.tsx';
import type { Route } from './+types/information-page.ts';
import '../../ui/prose.css';
import './information.css';

/** The pages of the specification at /page/…, and those of the shop at /info/…. */
async function readPage(api: Api, { pageType, slug }: Route.LoaderArgs['params']) {
  const page =
    slug === undefined
      ? api('GET /api/v1/pages/page/:pageType/', { params: { pageType } })
      : api('GET /api/v1/pages/info/:slug/', { params: { slug } });
  const [{ title, content }, pages] = await Promise.all([orNotFound(page), api('GET /api/v1/pages/')]);
  return { title, content, pages, pageType };
}

/** Pages that begin with what the rules of the shop say; the owner's text follows. */
const termsOf: Record<string, (rules: DeliveryRules) => Terms> = {
  delivery: deliveryPromises.deliveryTerms,
  payment: deliveryPromises.paymentTerms,
};
type Terms = ReturnType<typeof deliveryPromises.deliveryTerms>;

export const loader = ({ context, params }: Route.LoaderArgs) => readPage(context.get(pageContext).api, params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readPage(browserApi, params);

export const meta: Route.MetaFunction = ({ loaderData, error, ...visit }) =>
  loaderData
    ? describePage(visit, { title: loaderData.title, path: visit.location.pathname.toLowerCase() })
    : describeFailure(error, visit);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} title={pagesWording.pageFailed} />;
}

export default function InformationPage({ loaderData: { title, content, pages, pageType } }: Route.ComponentProps) {
  const { rules } = useDeliveryRules();
  const terms = termsOf[pageType?.toLowerCase() ?? '']?.(rules) ?? [];
  return (
    <div className="page">
      <Breadcrumbs current={title} />
      <h1 className="t-display info__title">{title}</h1>
      <div className="info">
        <Pages pages={pages} current={title} />
        <div>
          {terms.length > 0 && <TermsTable terms={terms} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was saved */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
        </div>
      </div>
    </div>
  );
}

function TermsTable({ terms }: { terms: Terms }) {
  return (
    <dl className="terms">
      {terms.map(({ name, sentences }) => (
        <div key={name}>
          <dt>{name}</dt>
          {sentences.map((sentence) => (
            <dd key={sentence}>{sentence}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const shortNames: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(informationPageNames).map(([pageType, name]) => [`/page/${pageType}`, name]),
);

type ListedPage = { title: string; path: string };

/** Only what is published. The pages of the specification keep their short names. */
function Pages({ pages, current }: { pages: readonly ListedPage[]; current: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen: scroll the tabs, not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]');
    if (!nav.current || !tab) return;
    const [row, place] = [nav.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    nav.current.scrollLeft += place.left + place.width / 2 - (row.left + row.width / 2);
  }, [current]);
  return (
    <nav ref={nav} className="info__nav" aria-label={pagesWording.information}>
      {pages.map(({ title, path }) => (
        <NavLink key={path} to={path}>
          {shortNames[path] ?? title}
        </NavLink>
      ))}
    </nav>
  );
}
