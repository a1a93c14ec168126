import { Refusal } from '@shop/contract/refusal.ts';
import type { AuditAction } from '@shop/wording/admin/audit.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { type Acting, claimRequestKey, recordChange } from '../audit/index.ts';
import { lockKnownOrder, type OrderRow } from '../orders/index.ts';
import { withLockedWaybill } from '../shipping/index.ts';

/** Which order, and who acts. */
export type Handling = { orderId: number; member: Acting };

/** What changed, for the audit log. */
export type Changed = { before?: object; after?: object };

type Change = (tx: Transaction, order: OrderRow) => Promise<Changed>;

/** One step of the staff in one transaction: locks the order, changes it and writes the audit log. */
export async function handleOrder(
  { db }: Pick<Shop, 'db'>,
  handling: Handling,
  action: AuditAction,
  change: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    await claimRequestKey(tx, handling.member);
    const order = await lockKnownOrder(tx, handling.orderId);
    await changeAndRecord(tx, { order, handling, action, change });
  });
}

/** The same for an order that must have no waybill: waybills cannot be made meanwhile. */
export async function handleUnsentOrder(
  { db }: Pick<Shop, 'db'>,
  handling: Handling,
  action: AuditAction,
  change: Change,
): Promise<void> {
  await db.transaction(async (tx) => {
    await claimRequestKey(tx, handling.member);
    await withLockedWaybill(tx, handling.orderId, async (order) => {
      await changeAndRecord(tx, { order, handling, action, change });
      // Checked last: an order that was shipped already is refused for its state.
      if (order.waybillNumber !== null) throw new Refusal('order_has_waybill', {});
    });
  });
}

async function changeAndRecord(
  tx: Transaction,
  { order, handling, action, change }: { order: OrderRow; handling: Handling; action: AuditAction; change: Change },
): Promise<void> {
  const changed = await change(tx, order);
  await recordChange(tx, handling.member, { action, subject: 'order', subjectId: order.id, ...changed });
}
