import type { Delivered } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { orderActionWording } from '@shop/wording/admin/orders.ts';
import type { Shop } from '../../shop.ts';
import { findDestination } from '../checkout/index.ts';
import { addToHistory, type OrderRow, updateOrder } from '../orders/index.ts';
import { type Handling, handleUnsentOrder } from './handle-order.ts';

type NewDelivery = { personal_info: Pick<OrderRow, 'firstName' | 'lastName' | 'phone' | 'email'> } & Delivered;

const beforeSending = ['new', 'confirmed', 'packed'];

/** Changes recipient or address before the parcel has a waybill. The place must be in the carrier's directory. */
export async function changeDelivery(
  shop: Pick<Shop, 'db'>,
  handling: Handling & { delivery: NewDelivery },
): Promise<void> {
  const { orderId, member, delivery } = handling;
  const destination = await findDestination(shop.db, delivery);
  const { address, unknown } = destination;
  await handleUnsentOrder(shop, handling, 'change_delivery', async (tx, order) => {
    if (!beforeSending.includes(order.state)) throw new Refusal('order_not_movable', { state: order.state });
    if (delivery.delivery_type !== order.deliveryType) throw new Refusal('delivery_type_stays', {});
    if (unknown)
      throw new Refusal('invalid_request', {
        fields: { delivery_info: { [unknown]: [orderActionWording.unknownPlace[unknown]] } },
      });
    const isAnythingLeft = Math.max(order.dueOnline, order.received) < order.total;
    if (isAnythingLeft && !destination.canCollectMoney) throw new Refusal('locker_needs_full_payment', {});
    await updateOrder(tx, orderId, { ...delivery.personal_info, deliveryAddress: address });
    await addToHistory(tx, { orderId, actor: 'staff', staffId: member.id, what: 'delivery_changed' });
    // The audit log omits the addresses: they stay with the order and are erased with it.
    return {};
  });
}
