import { Refusal } from '@shop/contract/refusal.ts';
import { isByCarrier } from '@shop/domain/deliveries.ts';
import { kopiykas, sum } from '@shop/domain/money.ts';
import { parcelSize } from '@shop/domain/parcels.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { parcelDescription } from '@shop/wording/admin/shipping.ts';
import type { Executor } from '../../../database/database.ts';
import { findBranch, findSettlement, findStreet } from '../../delivery/index.ts';
import { amountDue, type OrderRow } from '../../orders/index.ts';
import type { NewParcel, ParcelDestination } from '../carrier.ts';
import { listThingsToSend } from '../shipping.queries.ts';
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
  const destination = await findParcelDestination(db, order.deliveryAddress);
  if (!destination?.cityRef) throw new Refusal('branch_not_found', {});
  const collected = amountDue(order);
  if (collected > 0 && !destination.canCollectMoney) throw new Refusal('locker_needs_full_payment', {});
  const sender = await findSender(db);
  if (sender === undefined) throw new Refusal('sender_not_set', {});
  const worth = sum(things.map((thing) => kopiykas(currentPrice(toPrices(thing)) * thing.quantity)));
  return {
    sender: { cityRef: sender.cityRef, branchRef: sender.branchRef, phone: sender.phone },
    recipient: {
      firstName: order.firstName,
      lastName: order.lastName,
      phone: order.phone,
      cityRef: destination.cityRef,
      to: destination.to,
    },
    size: parcelSize(things),
    description: parcelDescription,
    payer: order.deliveryPayer,
    declared: kopiykas(Math.round((worth * (100 - order.promoPercent)) / 100)),
    collected,
  };
}

type FoundDestination = { cityRef: string | null; to: ParcelDestination; canCollectMoney: boolean };

/** Undefined when the carrier no longer has the place. */
async function findParcelDestination(
  db: Executor,
  { branchRef, cityRef: settlementRef, street, streetRef, house = '', apartment = '' }: OrderRow['deliveryAddress'],
): Promise<FoundDestination | undefined> {
  if (street) {
    const settlement = settlementRef ? await findSettlement(db, settlementRef) : undefined;
    if (settlement === undefined) return undefined;
    const found = streetRef ?? (await findStreet(db, settlement.ref, street));
    const to = { kind: 'door', street, streetRef: found, house, apartment } as const;
    return { cityRef: settlement.cityRef, to, canCollectMoney: true };
  }
  const { branch } = (branchRef ? await findBranch(db, branchRef) : undefined) ?? {};
  if (branch === undefined) return undefined;
  const { cityRef, kind, ref, canCollectMoney } = branch;
  return { cityRef, to: { kind, branchRef: ref }, canCollectMoney };
}

function toPrices({ price, discountPrice }: { price: number; discountPrice: number }) {
  return { price: kopiykas(price), discountPrice: kopiykas(discountPrice) };
}
