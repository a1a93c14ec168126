import type { AnyChoice } from '@shop/domain/facets.ts';
import { writeListingChoice } from '@shop/domain/listing-choice.ts';

/** Where a listing is: its path, and the parameters that all its addresses have, such as the words of a search. */
export type ListingPlace = { path: string; fixed?: Readonly<Record<string, string>> | undefined };

/** The address of a listing with this choice. */
export function listingAddress({ path, fixed }: ListingPlace, choice: AnyChoice): string {
  const query = [String(new URLSearchParams(fixed)), writeListingChoice(choice)]
    .filter((part) => part !== '')
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}
