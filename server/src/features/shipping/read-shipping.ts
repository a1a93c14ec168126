import type { Shipping } from '@shop/contract/admin/shipping.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { findOrder, type OrderRow } from '../orders/index.ts';

export async function requireOrder(db: Executor, orderId: number): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (order === undefined) throw new Refusal('order_not_found', {});
  return order;
}

/** Waybill and tracking of an order. */
export async function readShipping({ db, carrier }: Pick<Shop, 'db' | 'carrier'>, orderId: number): Promise<Shipping> {
  const { id, state, waybillNumber, waybillRef, carrierStatus, trackedAt } = await requireOrder(db, orderId);
  return {
    id,
    state,
    waybill_number: waybillNumber,
    is_made_by_carrier: waybillRef !== null,
    tracking_address: waybillNumber === null ? null : carrier.trackingAddress(waybillNumber),
    carrier_status: carrierStatus,
    tracked_at: trackedAt?.toISOString() ?? null,
  };
}
