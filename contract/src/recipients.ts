import { longestMessage, longestRecipientName, messageForm, plainMessage } from '@shop/domain/gifts.ts';
import { z } from 'zod';
import { filled, OrderEmail, optional } from './order-fields.ts';

const Message = z.string().transform(plainMessage).pipe(z.string().max(longestMessage).regex(messageForm));

/** Reported together with all other errors. */
function isDayWithoutAddress(value: unknown): boolean {
  const { email, sendOn } = (value ?? {}) as Record<string, unknown>;
  return typeof sendOn === 'string' && email === null;
}

/** The recipient of a certificate bought as a gift. */
export const Recipient = z
  .object({
    name: filled(longestRecipientName),
    email: optional(OrderEmail).meta({ description: 'Where it is mailed to; without one the buyer hands it over' }),
    message: optional(Message).meta({ description: 'Printed on it; may have several lines' }),
    sendOn: optional(z.iso.date()).meta({ description: 'The day on which it is mailed, in Kyiv; at once without one' }),
  })
  .refine((recipient) => !isDayWithoutAddress(recipient), {
    path: ['email'],
    params: { rule: 'recipient_needs_email' },
    when: ({ value }) => isDayWithoutAddress(value),
  })
  .meta({ id: 'Recipient' });
export type Recipient = z.output<typeof Recipient>;

/** The recipient as shown to the buyer. */
export const KnownRecipient = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    message: z.string().nullable(),
    sendOn: z.iso.date().nullable(),
  })
  .meta({ id: 'KnownRecipient' });
