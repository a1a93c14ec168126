import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { orderShippedWording as wording } from '@shop/wording/shipping-letters.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter } from './compose-letter.ts';
import { LetterMoney } from './letter-money.ts';
import { button, facts, paragraph } from './parts.ts';
import { Words } from './unlinked.ts';

export const OrderShipped = z.object({
  orderId: z.number().int(),
  deliveryAddress: Words,
  dueOnReceipt: LetterMoney,
  /** Null when the shop delivers itself. */
  parcel: z.object({ number: z.string(), trackingAddress: z.string() }).nullable(),
});

export function orderShipped(shipped: z.output<typeof OrderShipped>, place: { publicUrl: string }): Letter {
  const { orderId, deliveryAddress, dueOnReceipt, parcel } = shipped;
  return composeLetter(place, {
    subject: wording.subject(orderId),
    to: 'customer',
    parts: [
      paragraph(`${wording.onTheWay} ${parcel === null ? wording.byCourier : wording.byCarrier}`),
      facts([
        ...(parcel === null ? [] : [{ label: wording.number, value: parcel.number }]),
        { label: wording.address, value: deliveryAddress },
        ...(dueOnReceipt > 0 ? [{ label: wording.dueOnReceipt, value: exactHryvnias(dueOnReceipt) }] : []),
      ]),
      ...(parcel === null ? [] : [button(wording.track, parcel.trackingAddress)]),
    ],
  });
}
