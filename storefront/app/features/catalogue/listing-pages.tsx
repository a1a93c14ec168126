import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { listingAddress } from './listing-address.ts';
import { pageNumbers } from './page-numbers.ts';

export function ListingPages({ path, choice, pages }: { path: string; choice: ListingChoice; pages: number }) {
  const current = choice.page ?? 1;
  const to = (page: number) => listingAddress(path, { ...choice, page: page > 1 ? page : undefined });
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
