import type { AdminOrder } from '@shop/contract/admin/orders.ts';

/** The fields of an order that shipping needs. */
export type ShippedOrder = Pick<
  AdminOrder,
  'id' | 'state' | 'delivery_type' | 'waybill_number' | 'waybill_ref' | 'carrier_status' | 'tracked'
>;
