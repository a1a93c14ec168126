import type { Executor } from '../../database/database.ts';
import { findSettlements } from './find-settlements.ts';
import { type Branch, findBranchesNumbered } from './search-directory.queries.ts';

export type ChosenBranch = {
  /** 'settlement, region, area' */
  city: string;
  cityRef: string | null;
  /** Its number, with whatever words around it. */
  branch: string;
  branchRef: string | null;
};

/**
 * The branches that a customer may have meant: those with that number in a city of that name; one, as a rule. The names
 * are what the customer has seen and the manager will see, so the carrier's identifiers only choose among them.
 */
export async function findBranches(
  db: Executor,
  { city, cityRef, branch, branchRef }: ChosenBranch,
): Promise<Branch[]> {
  const [number] = /\d+/.exec(branch) ?? [];
  if (number === undefined) return [];
  const settlements = preferring(cityRef, await findSettlements(db, { city }));
  if (settlements.length === 0) return [];
  const refs = settlements.map(({ ref }) => ref);
  return preferring(branchRef, await findBranchesNumbered(db, refs, number));
}

/** The one with the identifier; all of them if none has it. */
function preferring<Row extends { ref: string }>(ref: string | null, rows: Row[]): Row[] {
  const chosen = rows.filter((row) => row.ref === ref);
  return chosen.length > 0 ? chosen : rows;
}
