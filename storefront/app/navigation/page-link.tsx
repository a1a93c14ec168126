import { findPage, type PageName } from '@shop/contract/pages.ts';
import { ofEachProductKind, type ProductKind } from '@shop/domain/product-kinds.ts';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { prefetch } from '../api/browser-api.ts';
import { needsNewDocument } from './right-document.ts';

/** A pointer or focus that only passes over a link starts no prefetch. */
const intentMs = 80;

/** A link to a page of the shop. Hover or focus prefetches the page's code and data. */
export function PageLink({
  to,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'prefetch' | 'reloadDocument'> & { to: string }) {
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
};

function prefetchListing(of: 'brand' | ProductKind, slug: string): void {
  prefetch('GET /api/v1/shop/listing/', { query: { of, slug } });
}

function prefetchPage(address: string): void {
  const page = findPage(address);
  const [, , slug = ''] = address.split(/[/?#]/);
  if (page !== undefined) prefetches[page.name]?.(slug);
}
