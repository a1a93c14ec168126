import type { AdminOrder } from '@shop/contract/admin/orders.ts';

/** What the parcel of an order depends on. */
export type ShippedOrder = Pick<
  AdminOrder,
  'id' | 'state' | 'delivery_type' | 'waybill_number' | 'waybill_ref' | 'carrier_status' | 'tracked'
>;
