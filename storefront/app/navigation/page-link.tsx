import { findPage, type PageName } from '@shop/contract/pages.ts';
import { ofEachProductKind, type ProductKind } from '@shop/domain/product-kinds.ts';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { prefetch } from '../api/browser-api.ts';
import { needsNewDocument } from './right-document.ts';

/** A pointer or focus that only passes over a link starts no prefetch. */
const intentMs = 80;

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch' | 'reloadDocument' | 'discover'> & { to: string };

/** A link to a page of the shop. Hover or focus prefetches the page's code and data. */
export const PageLink = typeof document === 'undefined' ? PlainLink : PrefetchingLink;

/** On the server: a page has many links, and the router's costs twenty times as much to render. */
function PlainLink({ to, onClick: _onClick, viewTransition: _viewTransition, ...rest }: Props) {
  return <a {...rest} href={to} />;
}

function PrefetchingLink({ to, onClick, ...rest }: Props) {
  const timer = useRef<number>(undefined);
  const forget = () => window.clearTimeout(timer.current);
  const consider = () => {
    forget();
    timer.current = window.setTimeout(prefetchPage, intentMs, to);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <Link
      {...rest}
      to={to}
      reloadDocument={needsNewDocument(to)}
      prefetch="intent"
      discover="none"
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
      onClick={(event) => {
        // From now on the page's own requests count.
        forget();
        onClick?.(event);
      }}
      onTouchStart={() => prefetchPage(to)}
    />
  );
}

/** What pages ask for. Pages that are not listed load when they are opened. */
const prefetches: Partial<Record<PageName, (slug: string) => void>> = {
  product: (slug) => prefetch('GET /api/v1/shop/product/:slug/', { params: { slug } }),
  brand: (slug) => prefetchListing('brand', slug),
  ...ofEachProductKind((kind) => (slug: string) => prefetchListing(kind, slug)),
  information: (pageType) => prefetch('GET /api/v1/pages/page/:pageType/', { params: { pageType } }),
  info: (slug) => prefetch('GET /api/v1/pages/info/:slug/', { params: { slug } }),
};

function prefetchListing(of: 'brand' | ProductKind, slug: string): void {
  prefetch('GET /api/v1/shop/listing/', { query: { of, slug } });
}

function prefetchPage(address: string): void {
  const page = findPage(address);
  const [, , slug = ''] = address.split(/[/?#]/);
  if (page !== undefined) prefetches[page.name]?.(slug);
}
