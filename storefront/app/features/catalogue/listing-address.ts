import { type ListingChoice, writeListingChoice } from '@shop/domain/listing-choice.ts';

/** The address of a listing with this choice. */
export function listingAddress(path: string, choice: ListingChoice): string {
  const query = writeListingChoice(choice);
  return query === '' ? path : `${path}?${query}`;
}
