import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../../shop.ts';
import { type Acting, recordChange } from '../../audit/index.ts';
import { addToHistory, lockKnownOrder } from '../../orders/index.ts';
import { askWithinMs, CarrierRefusal, type NewParcel, type Waybill } from '../carrier.ts';
import { carrierWords } from '../carrier-words.ts';
import { requireOrder } from '../read-shipping.ts';
import { writeWaybill } from '../shipping.queries.ts';
import { planParcel, requireSendable } from './plan-parcel.ts';
import { abandonClaim, type Claim, claimWaybill, deleteStrays, releaseClaim } from './waybill-claims.ts';

type Tools = Pick<Shop, 'db' | 'carrier' | 'log'>;

/**
 * Makes the waybill of an order, never two: claims it, asks the carrier, records it. If the last step fails, the next
 * claim or the clean-up job deletes the unrecorded waybill.
 */
export async function createWaybill(
  tools: Tools,
  member: Acting,
  orderId: number,
  measures: Partial<NewParcel['size']>,
): Promise<void> {
  const { claim, parcel } = await tools.db.transaction(async (tx) => {
    // A claim needs an existing order.
    await requireOrder(tx, orderId);
    const taken = await claimWaybill(tx, orderId);
    const planned = await planParcel(tx, await lockKnownOrder(tx, orderId));
    return { claim: taken, parcel: { ...planned, size: { ...planned.size, ...measures }, ownNumber: taken.ownNumber } };
  });
  const waybill = await askCarrier(tools, claim, parcel);
  try {
    await recordWaybill(tools, member, claim, waybill);
  } catch (error) {
    await abandonClaim(tools.db, claim);
    throw error;
  }
}

async function askCarrier(tools: Tools, claim: Claim, parcel: NewParcel): Promise<Waybill> {
  const { db, carrier, log } = tools;
  const signal = AbortSignal.timeout(askWithinMs);
  try {
    await deleteStrays(tools, claim, signal);
    return await carrier.createWaybill(parcel, signal);
  } catch (error) {
    if (error instanceof CarrierRefusal) {
      await releaseClaim(db, claim);
      log.info({ orderId: claim.orderId, reason: error.message }, 'carrier refused the waybill');
      throw new Refusal('carrier_refused', { said: carrierWords(error) });
    }
    log.warn({ orderId: claim.orderId, reason: (error as Error).message }, 'waybill status unknown');
    await abandonClaim(db, claim);
    throw new Refusal('carrier_unavailable', {});
  }
}

async function recordWaybill({ db }: Tools, member: Acting, claim: Claim, waybill: Waybill): Promise<void> {
  const { orderId } = claim;
  await db.transaction(async (tx) => {
    await releaseClaim(tx, claim);
    // If the order was cancelled meanwhile, the waybill is not recorded and is deleted later.
    requireSendable(await lockKnownOrder(tx, orderId));
    if (!(await writeWaybill(tx, orderId, waybill))) throw new Refusal('waybill_number_taken', {});
    const data = { waybillNumber: waybill.number };
    await addToHistory(tx, { orderId, actor: 'staff', staffId: member.id, what: 'waybill_created', data });
    await recordChange(tx, member, {
      action: 'create_waybill',
      subject: 'order',
      subjectId: orderId,
      before: { waybill_number: null },
      after: { waybill_number: waybill.number },
    });
  });
}
