import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { orderShippedWording as wording } from '@shop/wording/shipping-letters.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter, type Sender } from './compose-letter.ts';
import { LetterMoney } from './letter-money.ts';
import { letterWords } from './letter-words.ts';
import { button, facts, link } from './parts.ts';
import { Words } from './unlinked.ts';

export const OrderShipped = z.object({
  orderId: z.number().int(),
  /** Missing in letters of earlier versions. */
  orderReference: z.string().optional(),
  deliveryAddress: Words,
  dueOnReceipt: LetterMoney,
  /** Null when the shop delivers itself. */
  parcel: z.object({ number: z.string(), trackingAddress: z.string() }).nullable(),
});

export function orderShipped(shipped: z.output<typeof OrderShipped>, place: Sender): Letter {
  const { orderId, orderReference, deliveryAddress, dueOnReceipt, parcel } = shipped;
  const values = { orderId: String(orderId), address: deliveryAddress };
  const { opening, closing, ...shown } = letterWords('order-shipped', values, place);
  return composeLetter(place, {
    ...shown,
    to: 'customer',
    parts: [
      ...opening({ last: parcel === null ? wording.byCourier : wording.byCarrier }),
      facts([
        ...(parcel === null ? [] : [{ label: wording.number, value: parcel.number }]),
        { label: wording.address, value: deliveryAddress },
        ...(dueOnReceipt > 0 ? [{ label: wording.dueOnReceipt, value: exactHryvnias(dueOnReceipt) }] : []),
      ]),
      ...(orderReference === undefined
        ? []
        : [button(wording.follow, `${place.publicUrl}/order/${orderReference}${parcel === null ? '' : '/parcel'}`)]),
      ...(parcel === null ? [] : [link(wording.track, parcel.trackingAddress)]),
      ...closing,
    ],
  });
}
