import { toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import { findLockers } from '../delivery/find-branches.ts';
import type { NewLetter } from '../notifications/queue-letter.ts';
import { amountDue } from '../order-handling/reading/order-money.ts';
import { orderAddress } from '../orders/placing/order-address.ts';
import { readPublicSettings } from '../shop-settings/public-settings.ts';
import type { Carrier } from './carrier.ts';
import type { OrderRow } from './shipping.queries.ts';

/** One letter per waybill number: a corrected number makes another letter. */
export async function orderShippedLetter(
  db: Executor,
  order: OrderRow,
  { number, carrier }: { number: string | null; carrier: Carrier },
): Promise<NewLetter<'order-shipped'>> {
  const lockers = await findLockers(db, order.carrierBranchRef === null ? [] : [order.carrierBranchRef]);
  const { pickup_address: pickupAddress } = await readPublicSettings(db);
  return {
    event: `order-shipped:${order.id}:${number ?? ''}`,
    kind: 'order-shipped',
    recipient: order.email,
    data: {
      orderId: order.id,
      deliveryAddress: orderAddress(order, { lockers, pickupAddress }),
      dueOnReceipt: toDecimal(amountDue(order)),
      parcel: number === null ? null : { number, trackingAddress: carrier.trackingAddress(number) },
    },
  };
}
