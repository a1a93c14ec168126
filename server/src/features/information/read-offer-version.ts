import type { Executor } from '../../database/database.ts';
import { findLatestVersion } from './information.queries.ts';

/** The version of the public offer that customers accept now; 0 when none is published. */
export async function readOfferVersion(db: Executor): Promise<number> {
  return (await findLatestVersion(db, 'terms')) ?? 0;
}
