import { possibleWords } from '@shop/domain/place-names.ts';
import type { Executor } from '../../database/database.ts';
import { type ChosenCity, findSettlements } from './find-settlements.ts';
import { type Branch, findBranchesByAddress, findBranchesByNumber } from './search-directory.queries.ts';

/** Branches and lockers of a city: matches by number first, then by address. */
export async function searchBranches(
  db: Executor,
  chosen: ChosenCity,
  typed: string,
  limit: number,
): Promise<Branch[]> {
  const settlementRefs = (await findSettlements(db, chosen)).map(({ ref }) => ref);
  if (settlementRefs.length === 0) return [];
  for (const text of possibleWords(typed)) {
    const words = text.split(' ').filter((word) => word !== '');
    const found = /^\d+$/.test(text)
      ? await findByNumberFirst(db, { settlementRefs, number: text, limit })
      : await findBranchesByAddress(db, { settlementRefs, words, limit });
    if (found.length > 0) return found;
  }
  return [];
}

async function findByNumberFirst(
  db: Executor,
  { settlementRefs, number, limit }: { settlementRefs: readonly string[]; number: string; limit: number },
): Promise<Branch[]> {
  const numbered = await findBranchesByNumber(db, { settlementRefs, number, limit });
  if (numbered.length === limit) return numbered;
  const wanted = { settlementRefs, words: [number], exceptNumber: number, limit: limit - numbered.length };
  return [...numbered, ...(await findBranchesByAddress(db, wanted))];
}
