import type { Executor } from '../../database/database.ts';
import { listLockers } from './search-directory.queries.ts';

/** Which of these branches are parcel lockers. */
export async function findLockers(db: Executor, refs: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(refs.length === 0 ? [] : await listLockers(db, refs));
}
