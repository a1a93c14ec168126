import { type ListingChoice, productsPerPage } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { type ListingPlace, listingAddress } from './listing-address.ts';
import { pageNumbers } from './page-numbers.ts';

/** How much of a listing is shown, a link that shows more, and all its pages by number. */
export function ListingPages({
  place,
  choice,
  pages,
  count,
  countAbove,
  more,
}: {
  place: ListingPlace;
  choice: ListingChoice;
  pages: number;
  /** The products of all pages. */
  count: number;
  /** The products of earlier pages that are shown above. */
  countAbove: number;
  more: Pick<ComponentProps<typeof Link>, 'state' | 'onClick'>;
}) {
  const current = choice.page ?? 1;
  const to = (page: number) => listingAddress(place, { ...choice, page: page > 1 ? page : undefined });
  const last = Math.min(current * productsPerPage, count);
  const first = Math.max(1, (current - 1) * productsPerPage + 1 - countAbove);
  return (
    <>
      <div className="seen">
        <p role="status">{listingWording.seen({ first, last, count })}</p>
        <progress max={count} value={last} aria-hidden="true" />
        {current < pages && (
          <Link className="btn btn--line" to={to(current + 1)} preventScrollReset {...more}>
            {listingWording.more(Math.min(productsPerPage, count - last))}
          </Link>
        )}
      </div>
      {/* The key remounts the links with every page, so that the focus starts from the top again. */}
      <Numbers key={current} current={current} pages={pages} to={to} />
    </>
  );
}

function Numbers({ current, pages, to }: { current: number; pages: number; to: (page: number) => string }) {
  return (
    <nav className="pages" aria-label={listingWording.pages}>
      {current > 1 && (
        <Link className="iconbtn iconbtn--line" rel="prev" to={to(current - 1)} aria-label={listingWording.previous}>
          <Icon name="chevron-left" />
        </Link>
      )}
      <ol className="pages__numbers num">
        {pageNumbers(current, pages).map((page, index, all) => (
          <li key={page ?? `after ${all[index - 1]}`}>
            {page === null ? (
              '…'
            ) : (
              <Link
                className="pages__number"
                to={to(page)}
                aria-label={listingWording.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < pages && (
        <Link className="iconbtn iconbtn--line" rel="next" to={to(current + 1)} aria-label={listingWording.next}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
