import { possiblePlaces } from '@shop/domain/place-names.ts';
import type { Executor } from '../../database/database.ts';
import { findSettlementsBeginning, type Settlement } from './search-directory.queries.ts';

const fewestCharacters = 2;

/** Settlements that match the typed text. The next reading is tried only when the previous one found nothing. */
export async function searchCities(db: Executor, typed: string, limit: number): Promise<Settlement[]> {
  for (const place of possiblePlaces(typed)) {
    if (place.name.length < fewestCharacters) continue;
    const found = await findSettlementsBeginning(db, place, limit);
    if (found.length > 0) return found;
  }
  return [];
}
