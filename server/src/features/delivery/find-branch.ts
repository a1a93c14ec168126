import type { Executor } from '../../database/database.ts';
import { findBranchWithPlace } from './search-directory.queries.ts';

/** A branch or locker by the carrier's identifier, if the carrier still has it. */
export async function findBranch(db: Executor, ref: string) {
  return await findBranchWithPlace(db, ref);
}
