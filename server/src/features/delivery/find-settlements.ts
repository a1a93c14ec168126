import { readPlace, townType } from '@shop/domain/place-names.ts';
import type { Executor } from '../../database/database.ts';
import { findSettlementsByRef, findSettlementsNamed, type Settlement } from './search-directory.queries.ts';

export type ChosenCity = { city: string; cityRef?: string | undefined };

/** The settlement with the identifier, or all settlements with the name. */
export async function findSettlements(db: Executor, { city, cityRef }: ChosenCity): Promise<Settlement[]> {
  if (cityRef) return await findSettlementsByRef(db, cityRef);
  const place = readPlace(city);
  const named = await findSettlementsNamed(db, place);
  if (place.within.length > 0) return named;
  // A name alone means the town: «Київ» is the city, not the village.
  const towns = named.filter(({ type }) => type === townType);
  return towns.length === 1 ? towns : named;
}

/** The row with the identifier; all rows when none has it. */
export function preferring<Row extends { ref: string }>(ref: string | null, rows: Row[]): Row[] {
  const chosen = rows.filter((row) => row.ref === ref);
  return chosen.length > 0 ? chosen : rows;
}
