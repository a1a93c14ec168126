import type { Executor } from '../../database/database.ts';
import { findSettlements, preferring } from './find-settlements.ts';
import { type Branch, findBranchesNumbered } from './search-directory.queries.ts';

export type ChosenBranch = {
  /** 'settlement, region, area' */
  city: string;
  cityRef: string | null;
  /** Text that contains the branch number. */
  branch: string;
  branchRef: string | null;
};

/**
 * Branches with that number in a city of that name, usually one. The customer and the manager see the names, so the
 * carrier's identifiers only choose among the matches.
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
