import { type ListingChoice, writeListingChoice } from '@shop/domain/listing-choice.ts';

/** Where a listing shows this choice. */
export function listingAddress(path: string, choice: ListingChoice): string {
  const query = writeListingChoice(choice);
  return query === '' ? path : `${path}?${query}`;
}
