import { subscriptionAskedWording, subscriptionConfirmedWording } from '@shop/wording/newsletter-letters.ts';
import { z } from 'zod';
import { linkToken, uidOf } from '../../../link-token.ts';
import type { Shop } from '../../../shop.ts';
import { unsubscribeLink } from '../../newsletter/unsubscribe-link.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './compose-letter.ts';
import { button, paragraph } from './parts.ts';

type Place = Pick<Shop, 'publicUrl' | 'secrets'>;

export const SubscriptionAsked = z.object({ subscriptionId: z.number().int(), salt: z.string() });

export function subscriptionAsked(data: z.output<typeof SubscriptionAsked>, place: Place): Letter {
  const { subject, asked, confirm, otherwise } = subscriptionAskedWording;
  const token = linkToken(place.secrets, data.salt);
  const address = `${place.publicUrl}/subscription/confirm/${uidOf(data.subscriptionId)}/${token}`;
  return composeLetter(place, {
    subject,
    to: 'subscriber',
    parts: [paragraph(asked), button(confirm, address), paragraph(otherwise)],
    unsubscribe: waysOut(data, place),
  });
}

export const SubscriptionConfirmed = z.object({ subscriptionId: z.number().int() });

export function subscriptionConfirmed(data: z.output<typeof SubscriptionConfirmed>, place: Place): Letter {
  const { subject, welcome, whatComes, toShop } = subscriptionConfirmedWording;
  return composeLetter(place, {
    subject,
    to: 'subscriber',
    parts: [paragraph(welcome), paragraph(whatComes), button(toShop, place.publicUrl)],
    unsubscribe: waysOut(data, place),
  });
}

/** The page for people, and the address for mail programs. */
function waysOut({ subscriptionId }: { subscriptionId: number }, { publicUrl, secrets }: Place) {
  const { uid, token } = unsubscribeLink(secrets, subscriptionId);
  return {
    page: `${publicUrl}/subscription/unsubscribe/${uid}/${token}`,
    oneClick: `${publicUrl}/api/v1/actions/subscriptions/unsubscribe/${uid}/${token}/`,
  };
}
