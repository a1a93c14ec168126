import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { carrierEstimates, carrierStreetLists, directorySyncs } from '../../database/tables/delivery.ts';
import { shopSettings } from '../../database/tables/information.ts';

/** Branches, streets and prices that do not exist, and the one that parcels were sent from. The real ones come with a job. */
export async function forgetEmulatedCarrier(tx: Transaction): Promise<void> {
  for (const table of [directorySyncs, carrierStreetLists, carrierEstimates]) await tx.delete(table);
  await tx.delete(shopSettings).where(eq(shopSettings.name, 'sender'));
}
