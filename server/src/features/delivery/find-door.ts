import { foldPlaceName, possibleStreets } from '@shop/domain/place-names.ts';
import type { Executor } from '../../database/database.ts';
import { findSettlements, preferring } from './find-settlements.ts';
import { findSettlementsByRef, type Settlement } from './search-directory.queries.ts';
import { findStreetsNamed } from './streets.queries.ts';

type ChosenDoor = { city: string; cityRef: string | null; street: string; streetRef: string | null };

/**
 * The settlement and the street of a door, each only if it is unambiguous. As for branches, the names decide, and the
 * carrier's identifiers only choose among the matches.
 */
export async function findDoor(
  db: Executor,
  { city, cityRef, street, streetRef }: ChosenDoor,
): Promise<{ settlement?: Settlement; streetRef?: string | undefined }> {
  const settlement = onlyOne(preferring(cityRef, await findSettlements(db, { city })));
  if (settlement === undefined) return {};
  return { settlement, streetRef: await findStreet(db, settlement.ref, street, streetRef) };
}

/** Undefined while the streets of the settlement are unknown, or when several have the name. */
export async function findStreet(
  db: Executor,
  settlementRef: string,
  street: string,
  ref: string | null = null,
): Promise<string | undefined> {
  const [words = []] = possibleStreets(street);
  const named = await findStreetsNamed(db, settlementRef, foldPlaceName(street), words.join(' '));
  const withType = named.filter(({ hasType }) => hasType);
  return onlyOne(preferring(ref, withType.length > 0 ? withType : named))?.ref;
}

/** A settlement by the carrier's identifier, if the carrier still has it. */
export async function findSettlement(db: Executor, ref: string): Promise<Settlement | undefined> {
  return onlyOne(await findSettlementsByRef(db, ref));
}

const onlyOne = <Row>(rows: readonly Row[]): Row | undefined => (rows.length === 1 ? rows[0] : undefined);
