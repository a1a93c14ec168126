import type { Executor } from '../../database/database.ts';
import { findLatestVersion } from './information.queries.ts';

/** Which version of the public offer a customer accepts now; 0 while none is published. */
export async function readOfferVersion(db: Executor): Promise<number> {
  return (await findLatestVersion(db, 'terms')) ?? 0;
}
