import type { Shop } from '../../shop.ts';
import { listLapsedClaims } from './waybill-claims.queries.ts';
import { claimWaybill, deleteStrays, giveBackClaim } from './waybill-claims.ts';

const askWithinMs = 45_000;

/** Clears up after those who began with a waybill and did not end: a process that died, a carrier that fell silent. */
export async function cleanUpWaybills(
  tools: Pick<Shop, 'db' | 'carrier' | 'log'>,
  stopped: AbortSignal,
): Promise<void> {
  for (const orderId of await listLapsedClaims(tools.db)) {
    const claim = await tools.db.transaction((tx) => claimWaybill(tx, orderId)).catch(() => undefined);
    if (claim === undefined) continue;
    await deleteStrays(tools, claim, AbortSignal.any([stopped, AbortSignal.timeout(askWithinMs)]));
    await giveBackClaim(tools.db, claim);
  }
}
