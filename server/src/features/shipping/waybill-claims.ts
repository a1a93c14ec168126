import { randomBytes } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { lockKnownOrder } from '../order-handling/move-order.ts';
import { flagOrder } from '../orders/order-history.ts';
import { CarrierRefusal } from './carrier.ts';
import { requireOrder } from './read-shipping.ts';
import type { OrderRow } from './shipping.queries.ts';
import { deleteClaim, endClaimEarly, findClaimTime, takeClaim } from './waybill-claims.queries.ts';

/**
 * Who holds the claim of an order may speak to the carrier about its waybill, and nobody else. A claim that was never
 * given back lapses; the waybill that its holder may have made is then found by the claim's own number.
 */
export type Claim = {
  orderId: number;
  name: string;
  /** By which the carrier's list is searched: nobody else's waybill has it. */
  ownNumber: string;
  /** When somebody began who never came back. */
  lapsedSince: Date | undefined;
};

export async function claimWaybill(tx: Transaction, orderId: number): Promise<Claim> {
  const lapsedSince = await findClaimTime(tx, orderId);
  const name = await takeClaim(tx, orderId, word(), word());
  if (name === undefined) throw new Refusal('waybill_busy', {});
  return { orderId, name, ownNumber: `${orderId}-${name.split('.')[0]}`, lapsedSince };
}

const word = () => randomBytes(4).toString('hex');

/** Whoever gives back what has been taken over meanwhile is too late: what they did is undone by others. */
export async function giveBackClaim(db: Executor, { orderId, name }: Claim): Promise<void> {
  if (!(await deleteClaim(db, orderId, name))) throw new Refusal('waybill_busy', {});
}

/** Nobody knows what has become of it: whoever claims it next looks at the carrier's. */
export async function abandonClaim(db: Executor, { orderId, name }: Claim): Promise<void> {
  await endClaimEarly(db, orderId, name);
}

/** Nobody else changes the waybill of the order meanwhile. What an earlier holder has left behind is cleared up later. */
export async function withLockedWaybill(
  tx: Transaction,
  orderId: number,
  act: (order: OrderRow) => Promise<void>,
): Promise<void> {
  await requireOrder(tx, orderId);
  const claim = await claimWaybill(tx, orderId);
  await act(await lockKnownOrder(tx, orderId));
  await (claim.lapsedSince === undefined ? giveBackClaim : abandonClaim)(tx, claim);
}

/** The carrier may be silent for days, and the claim is renewed each time it is asked in vain. */
const lookedBackMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes what an earlier holder of the claim has made without writing it down. What the carrier does not let go, since
 * somebody has handed it over, a manager has to look at.
 */
export async function deleteStrays(
  { db, carrier, log }: Pick<Shop, 'db' | 'carrier' | 'log'>,
  { orderId, ownNumber, lapsedSince }: Claim,
  signal: AbortSignal,
): Promise<void> {
  if (lapsedSince === undefined) return;
  const strays = await carrier.findWaybills(ownNumber, new Date(lapsedSince.getTime() - lookedBackMs), signal);
  const { waybillNumber } = await requireOrder(db, orderId);
  // One that a manager has found at the carrier's and typed is no stray.
  for (const { ref, number } of strays.filter((stray) => stray.number !== waybillNumber)) {
    try {
      await carrier.deleteWaybill(ref, signal);
      log.warn({ orderId, number }, 'a waybill that nobody had written down was deleted');
    } catch (error) {
      if (!(error instanceof CarrierRefusal)) throw error;
      log.error({ orderId, number, reason: error.message }, 'a stray waybill cannot be deleted');
      await db.transaction(async (tx) => {
        await lockKnownOrder(tx, orderId);
        await flagOrder(tx, orderId, 'parcel_in_trouble');
      });
    }
  }
}
