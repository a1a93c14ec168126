import { isNarrowedOrSorted, type ListingChoice } from '@shop/domain/listing-choice.ts';
import { listingWording } from '@shop/wording/listing.ts';
import { describePage, type PageDescription } from '../../meta/describe-page.ts';
import { listingAddress } from './listing-address.ts';

type Visit = Parameters<typeof describePage>[0];

/**
 * Pages of the whole listing are indexed as they are. A filtered or sorted listing is another view of its first page.
 */
export function describeListing(
  visit: Visit,
  choice: ListingChoice,
  { title, ...page }: PageDescription & { title: string },
) {
  const path = visit.location.pathname.replace(/\/+$/, '');
  const isOtherView = isNarrowedOrSorted(choice);
  if (isOtherView || choice.page === undefined) return describePage(visit, { ...page, title, isOtherView });
  return describePage(visit, {
    ...page,
    title: listingWording.titleOfPage(title, choice.page),
    path: listingAddress({ path }, { page: choice.page }),
  });
}
