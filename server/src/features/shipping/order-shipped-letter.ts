import { toDecimal } from '@shop/domain/money.ts';
import { addressInWords } from '@shop/wording/delivery-addresses.ts';
import type { Executor } from '../../database/database.ts';
import type { NewLetter } from '../notifications/index.ts';
import { amountDue, type OrderRow } from '../orders/index.ts';
import { readFirstPoint } from '../shop-settings/index.ts';
import type { Carrier } from './carrier.ts';

/** One letter per waybill number: a corrected number makes another letter. */
export async function orderShippedLetter(
  db: Executor,
  order: OrderRow,
  { number, carrier }: { number: string | null; carrier: Carrier },
): Promise<NewLetter<'order-shipped'>> {
  const pickupAddress = await readFirstPoint(db);
  return {
    event: `order-shipped:${order.id}:${number ?? ''}`,
    kind: 'order-shipped',
    recipient: order.email,
    data: {
      orderId: order.id,
      orderReference: order.reference,
      deliveryAddress: addressInWords(order.deliveryType, order.deliveryAddress, pickupAddress),
      dueOnReceipt: toDecimal(amountDue(order)),
      parcel: number === null ? null : { number, trackingAddress: carrier.trackingAddress(number) },
    },
  };
}
