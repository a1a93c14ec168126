import { Refusal } from '@shop/contract/refusal.ts';
import { isByCarrier } from '@shop/domain/deliveries.ts';
import { kopiykas, sum } from '@shop/domain/money.ts';
import { parcelSize } from '@shop/domain/parcels.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { parcelDescription } from '@shop/wording/admin/shipping.ts';
import type { Executor } from '../../../database/database.ts';
import { findBranch } from '../../delivery/find-branches.ts';
import { amountDue } from '../../order-handling/reading/order-money.ts';
import type { NewParcel } from '../carrier.ts';
import { listThingsToSend, type OrderRow } from '../shipping.queries.ts';
import { findSender } from './sender.ts';

export type PlannedParcel = Omit<NewParcel, 'ownNumber'>;

/** A waybill can be made for a confirmed order that was not shipped yet. */
export function requireSendable({ deliveryType, state, waybillNumber }: OrderRow): void {
  if (!isByCarrier(deliveryType)) throw new Refusal('order_not_by_carrier', {});
  if (state !== 'confirmed' && state !== 'packed') throw new Refusal('order_not_movable', { state });
  if (waybillNumber !== null) throw new Refusal('waybill_exists', {});
}

/** The content of an order's waybill. */
export async function planParcel(db: Executor, order: OrderRow): Promise<PlannedParcel> {
  requireSendable(order);
  const things = await listThingsToSend(db, order.id);
  if (things.length === 0) throw new Refusal('nothing_to_send', {});
  const { branchRef } = order.deliveryAddress;
  const found = branchRef ? await findBranch(db, branchRef) : undefined;
  const { branch } = found ?? {};
  if (branch?.cityRef === undefined || branch.cityRef === null) throw new Refusal('branch_not_found', {});
  const collected = amountDue(order);
  if (collected > 0 && !branch.canCollectMoney) throw new Refusal('locker_needs_full_payment', {});
  const sender = await findSender(db);
  if (sender === undefined) throw new Refusal('sender_not_set', {});
  const worth = sum(things.map((thing) => kopiykas(currentPrice(toPrices(thing)) * thing.quantity)));
  return {
    sender: { cityRef: sender.cityRef, branchRef: sender.branchRef, phone: sender.phone },
    recipient: {
      firstName: order.firstName,
      lastName: order.lastName,
      phone: order.phone,
      cityRef: branch.cityRef,
      branchRef: branch.ref,
      isLocker: branch.kind === 'locker',
    },
    size: parcelSize(things),
    description: parcelDescription,
    payer: order.deliveryPayer,
    declared: kopiykas(Math.round((worth * (100 - order.promoPercent)) / 100)),
    collected,
  };
}

function toPrices({ price, discountPrice }: { price: number; discountPrice: number }) {
  return { price: kopiykas(price), discountPrice: kopiykas(discountPrice) };
}
