import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../../shop.ts';
import { type Acting, recordChange } from '../../audit/index.ts';
import { addToHistory, lockKnownOrder, type OrderRow } from '../../orders/index.ts';
import { askWithinMs, CarrierRefusal } from '../carrier.ts';
import { carrierWords } from '../carrier-words.ts';
import { requireOrder } from '../read-shipping.ts';
import { removeWaybill } from '../shipping.queries.ts';
import { abandonClaim, type Claim, claimWaybill, deleteStrays, releaseClaim } from './waybill-claims.ts';

type Tools = Pick<Shop, 'db' | 'carrier' | 'log'>;

/** Deletes the waybill, also at the carrier if it was made there, until the parcel is handed over. */
export async function deleteWaybill(tools: Tools, member: Acting, orderId: number): Promise<void> {
  const { claim, order } = await tools.db.transaction(async (tx) => {
    await requireOrder(tx, orderId);
    const taken = await claimWaybill(tx, orderId);
    const locked = await lockKnownOrder(tx, orderId);
    requireDeletable(locked);
    return { claim: taken, order: locked };
  });
  await deleteAtCarrier(tools, claim, order);
  await tools.db.transaction(async (tx) => {
    await releaseClaim(tx, claim);
    const { waybillNumber } = await lockKnownOrder(tx, orderId);
    await removeWaybill(tx, orderId);
    const data = { waybillNumber };
    await addToHistory(tx, { orderId, actor: 'staff', staffId: member.id, what: 'waybill_deleted', data });
    await recordChange(tx, member, {
      action: 'delete_waybill',
      subject: 'order',
      subjectId: orderId,
      before: { waybill_number: waybillNumber },
      after: { waybill_number: null },
    });
  });
}

function requireDeletable({ state, waybillNumber }: OrderRow): void {
  if (waybillNumber === null) throw new Refusal('waybill_missing', {});
  const hasLeft = state === 'shipped' || state === 'completed' || state === 'returned';
  if (hasLeft) throw new Refusal('order_not_movable', { state });
}

async function deleteAtCarrier(tools: Tools, claim: Claim, { waybillRef, waybillNumber }: OrderRow): Promise<void> {
  const { db, carrier, log } = tools;
  const signal = AbortSignal.timeout(askWithinMs);
  try {
    await deleteStrays(tools, claim, signal);
    if (waybillRef === null) return;
    await carrier.deleteWaybill(waybillRef, signal);
  } catch (error) {
    const reason = error instanceof CarrierRefusal ? await whyNot() : 'unanswered';
    // After a lost answer the carrier refuses to delete what it has already deleted.
    if (reason === 'gone') return;
    log.warn({ orderId: claim.orderId, reason: (error as Error).message }, 'waybill not deleted');
    await (reason === 'unanswered' ? abandonClaim : releaseClaim)(db, claim);
    if (reason === 'handed over') throw new Refusal('waybill_handed_over', {});
    if (reason === 'unanswered') throw new Refusal('carrier_unavailable', {});
    throw new Refusal('carrier_refused', { said: carrierWords(error as CarrierRefusal) });
  }

  async function whyNot(): Promise<'gone' | 'handed over' | 'refused' | 'unanswered'> {
    const statuses = await carrier.trackParcels([waybillNumber!], signal).catch(() => undefined);
    if (statuses === undefined) return 'unanswered';
    const [status] = statuses;
    if (status === undefined || status.step === 'made') return 'refused';
    return status.step === 'gone' ? 'gone' : 'handed over';
  }
}
