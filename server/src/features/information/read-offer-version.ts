import type { Executor } from '../../database/database.ts';
import { findInformationPage } from './information.queries.ts';

/** Which version of the public offer a customer accepts now; 0 while none is published. */
export async function readOfferVersion(db: Executor): Promise<number> {
  return (await findInformationPage(db, 'terms'))?.version ?? 0;
}
