import { subscriptionAskedWording, subscriptionConfirmedWording } from '@shop/wording/newsletter-letters.ts';
import { z } from 'zod';
import { toUid } from '../../../link-token.ts';
import { unsubscribeLink } from '../../../unsubscribe-link.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './compose-letter.ts';
import { button, paragraph } from './parts.ts';
import { type Place, secretLink } from './secret-link.ts';

export const SubscriptionAsked = z.object({ subscriptionId: z.number().int(), salt: z.string() });

export function subscriptionAsked(data: z.output<typeof SubscriptionAsked>, place: Place): Letter {
  const { subject, asked, confirm, otherwise } = subscriptionAskedWording;
  const address = secretLink(place, `/subscription/confirm/${toUid(data.subscriptionId)}`, data.salt);
  return composeLetter(place, {
    subject: subject(place.shopName),
    to: 'subscriber',
    parts: [paragraph(asked(place.shopName)), button(confirm, address), paragraph(otherwise)],
    unsubscribe: unsubscribeLinks(data, place),
  });
}

export const SubscriptionConfirmed = z.object({ subscriptionId: z.number().int() });

export function subscriptionConfirmed(data: z.output<typeof SubscriptionConfirmed>, place: Place): Letter {
  const { subject, welcome, whatComes, toShop } = subscriptionConfirmedWording;
  return composeLetter(place, {
    subject: subject(place.shopName),
    to: 'subscriber',
    parts: [paragraph(welcome), paragraph(whatComes), button(toShop, place.publicUrl)],
    unsubscribe: unsubscribeLinks(data, place),
  });
}

/** The page for people, and the one-click address for mail programs. */
function unsubscribeLinks({ subscriptionId }: { subscriptionId: number }, { publicUrl, secrets }: Place) {
  if (secrets === undefined) return { page: undefined, oneClick: undefined };
  const { uid, token } = unsubscribeLink(secrets, subscriptionId);
  return {
    page: `${publicUrl}/subscription/unsubscribe/${uid}/${token}`,
    oneClick: `${publicUrl}/api/v1/actions/subscriptions/unsubscribe/${uid}/${token}/`,
  };
}
