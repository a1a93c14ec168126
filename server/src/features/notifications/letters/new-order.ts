import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { newOrderWording as wording } from '@shop/wording/letters.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter, type Sender } from './compose-letter.ts';
import { LetterMoney } from './letter-money.ts';
import { button, facts, paragraph } from './parts.ts';

/** No personal data: it may go to a shared mailbox. */
export const NewOrder = z.object({ orderId: z.number().int(), total: LetterMoney });

/** To the addresses in the settings. */
export function newOrder({ orderId, total }: z.output<typeof NewOrder>, place: Sender): Letter {
  return composeLetter(place, {
    subject: wording.subject(orderId, exactHryvnias(total)),
    to: 'staff',
    parts: [
      paragraph(wording.arrived),
      facts([
        { label: wording.number, value: String(orderId) },
        { label: wording.sum, value: exactHryvnias(total) },
      ]),
      button(wording.open, `${place.publicUrl}/admin/orders/${orderId}/show`),
    ],
  });
}
