import type { Shop } from '../../../shop.ts';
import { listLapsedClaims } from './waybill-claims.queries.ts';
import { claimWaybill, deleteStrays, releaseClaim } from './waybill-claims.ts';

const askWithinMs = 45_000;

/** Deletes unknown waybills behind expired claims: the process died, or the carrier did not answer. */
export async function cleanUpWaybills(
  tools: Pick<Shop, 'db' | 'carrier' | 'log'>,
  stopped: AbortSignal,
): Promise<void> {
  for (const orderId of await listLapsedClaims(tools.db)) {
    const claim = await tools.db.transaction((tx) => claimWaybill(tx, orderId)).catch(() => undefined);
    if (claim === undefined) continue;
    await deleteStrays(tools, claim, AbortSignal.any([stopped, AbortSignal.timeout(askWithinMs)]));
    await releaseClaim(tools.db, claim);
  }
}
