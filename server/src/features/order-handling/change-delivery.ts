import type { Delivered } from '@shop/contract/orders.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { type DeliveryRules, zoneOf } from '@shop/domain/delivery-rules.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { orderActionWording } from '@shop/wording/admin/orders.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { type Destination, findDestination } from '../checkout/index.ts';
import { addToHistory, type OrderRow, updateOrder } from '../orders/index.ts';
import { readOfferedRules } from '../shop-settings/index.ts';
import { type Handling, handleUnsentOrder } from './handle-order.ts';

type NewDelivery = { personal_info: Pick<OrderRow, 'firstName' | 'lastName' | 'phone' | 'email'> } & Delivered;

const beforeSending = ['new', 'confirmed', 'packed'];

/** Changes recipient or address before the parcel has a waybill. The place must be in the carrier's directory. */
export async function changeDelivery(
  shop: Pick<Shop, 'db' | 'connected'>,
  handling: Handling & { delivery: NewDelivery },
): Promise<void> {
  const { orderId, member, delivery } = handling;
  await handleUnsentOrder(shop, handling, 'change_delivery', async (tx, order) => {
    if (!beforeSending.includes(order.state)) throw new Refusal('order_not_movable', { state: order.state });
    if (delivery.delivery_type !== order.deliveryType) throw new Refusal('delivery_type_stays', {});
    const rules = rulesOf(order, await readOfferedRules(tx, shop.connected));
    const { address, unknown, zone, canCollectMoney } = await findNewPlace(tx, { order, delivery, rules });
    if (zone !== undefined && zone.id !== rules.zones[0]?.id) throw new Refusal('delivery_zone_stays', {});
    if (unknown)
      throw new Refusal('invalid_request', {
        fields: { delivery_info: { [unknown]: [orderActionWording.unknownPlace[unknown]] } },
      });
    const isAnythingLeft = Math.max(order.dueOnline, order.received) < order.total;
    if (isAnythingLeft && !canCollectMoney) throw new Refusal('locker_needs_full_payment', {});
    await updateOrder(tx, orderId, { ...delivery.personal_info, deliveryAddress: address });
    await addToHistory(tx, { orderId, actor: 'staff', staffId: member.id, what: 'delivery_changed' });
    // The audit log omits the addresses: they stay with the order and are erased with it.
    return {};
  });
}

/** An order keeps the rules it was placed under: its own zone comes first, and its delivery may be off by now. */
function rulesOf({ deliveryAddress: to }: OrderRow, current: DeliveryRules): DeliveryRules {
  const { city = '', zoneId = zoneOf(city, current.zones)?.id ?? 0, pointId, point } = to;
  const own = { id: zoneId, settlements: [city], price: kopiykas(0), freeFrom: null, days: null };
  const ownPoint = pointId === undefined || point === undefined ? [] : [{ id: pointId, address: point, hours: null }];
  return {
    ...current,
    isOn: { nova_poshta: true, nova_poshta_door: true, courier: true, pickup: true },
    zones: [own, ...current.zones],
    points: [...ownPoint, ...current.points.filter(({ id }) => id !== pointId)],
  };
}

/** A pickup without a named point stays where it is. */
async function findNewPlace(
  tx: Transaction,
  { order, delivery, rules }: { order: OrderRow; delivery: NewDelivery; rules: DeliveryRules },
): Promise<Omit<Destination, 'words'>> {
  const isSamePoint = delivery.delivery_type === 'pickup' && delivery.delivery_info?.point_id === undefined;
  if (isSamePoint) return { address: order.deliveryAddress, canCollectMoney: true };
  return await findDestination(tx, delivery, rules);
}
