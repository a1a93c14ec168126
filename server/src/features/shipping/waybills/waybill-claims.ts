import { randomBytes } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { flagOrder, lockKnownOrder, type OrderRow } from '../../orders/index.ts';
import { CarrierRefusal } from '../carrier.ts';
import { requireOrder } from '../read-shipping.ts';
import { deleteClaim, endClaimEarly, findClaimTime, takeClaim } from './waybill-claims.queries.ts';

/**
 * A lease on the waybill of an order: only its holder may call the carrier about it. A claim that is not released
 * expires; a waybill that its holder may have made is then found by `ownNumber`.
 */
export type Claim = {
  orderId: number;
  name: string;
  /** The unique number by which the carrier's list is searched. */
  ownNumber: string;
  /** Start of the expired claim that this one has taken over, if any. */
  lapsedSince: Date | undefined;
};

export async function claimWaybill(tx: Transaction, orderId: number): Promise<Claim> {
  const lapsedSince = await findClaimTime(tx, orderId);
  const name = await takeClaim(tx, orderId, word(), word());
  if (name === undefined) throw new Refusal('waybill_busy', {});
  return { orderId, name, ownNumber: `${orderId}-${name.split('.')[0]}`, lapsedSince };
}

const word = () => randomBytes(4).toString('hex');

/** Releases a claim. Refused if it was taken over meanwhile: the new holder undoes what this one did. */
export async function releaseClaim(db: Executor, { orderId, name }: Claim): Promise<void> {
  if (!(await deleteClaim(db, orderId, name))) throw new Refusal('waybill_busy', {});
}

/** Ends a claim with an unknown result: the next claim searches the carrier's list. */
export async function abandonClaim(db: Executor, { orderId, name }: Claim): Promise<void> {
  await endClaimEarly(db, orderId, name);
}

/** Runs `act` while no one else can change the order's waybill. An expired earlier claim is cleaned up later. */
export async function withLockedWaybill(
  tx: Transaction,
  orderId: number,
  act: (order: OrderRow) => Promise<void>,
): Promise<void> {
  await requireOrder(tx, orderId);
  const claim = await claimWaybill(tx, orderId);
  await act(await lockKnownOrder(tx, orderId));
  await (claim.lapsedSince === undefined ? releaseClaim : abandonClaim)(tx, claim);
}

/** How far back to search: the carrier may be down for days, and every failed attempt renews the claim. */
const lookedBackMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes unknown waybills: an earlier holder of the claim made them without recording them. If the carrier refuses,
 * because the parcel was handed over, the order is flagged for a manager.
 */
export async function deleteStrays(
  { db, carrier, log }: Pick<Shop, 'db' | 'carrier' | 'log'>,
  { orderId, ownNumber, lapsedSince }: Claim,
  signal: AbortSignal,
): Promise<void> {
  if (lapsedSince === undefined) return;
  const strays = await carrier.findWaybills(ownNumber, new Date(lapsedSince.getTime() - lookedBackMs), signal);
  const { waybillNumber } = await requireOrder(db, orderId);
  // A waybill that a manager has found at the carrier and typed is known.
  for (const { ref, number } of strays.filter((stray) => stray.number !== waybillNumber)) {
    try {
      await carrier.deleteWaybill(ref, signal);
      log.warn({ orderId, number }, 'unknown waybill deleted at the carrier');
    } catch (error) {
      if (!(error instanceof CarrierRefusal)) throw error;
      log.error({ orderId, number, reason: error.message }, 'unknown waybill not deleted at the carrier');
      await db.transaction(async (tx) => {
        await lockKnownOrder(tx, orderId);
        await flagOrder(tx, orderId, 'parcel_in_trouble');
      });
    }
  }
}
