import type { AnyChoice } from '@shop/domain/facets.ts';
import { writeListingChoice } from '@shop/domain/listing-choice.ts';

/** The address of a listing with this choice. */
export function listingAddress(path: string, choice: AnyChoice): string {
  const query = writeListingChoice(choice);
  return query === '' ? path : `${path}?${query}`;
}
