import { newsletterLetterWording as wording } from '@shop/wording/newsletter-letters.ts';
import { z } from 'zod';
import { toUid } from '../../../link-token.ts';
import { unsubscribeLink } from '../../../unsubscribe-link.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './compose-letter.ts';
import { letterWords } from './letter-words.ts';
import { button } from './parts.ts';
import { type Place, secretLink } from './secret-link.ts';

export const SubscriptionAsked = z.object({ subscriptionId: z.number().int(), salt: z.string() });

export function subscriptionAsked(data: z.output<typeof SubscriptionAsked>, place: Place): Letter {
  const { opening, closing, ...shown } = letterWords('subscription-asked', {}, place);
  const address = secretLink(place, `/subscription/confirm/${toUid(data.subscriptionId)}`, data.salt);
  return composeLetter(place, {
    ...shown,
    to: 'subscriber',
    parts: [...opening(), button(wording.confirm, address), ...closing],
    unsubscribe: unsubscribeLinks(data, place),
  });
}

export const SubscriptionConfirmed = z.object({ subscriptionId: z.number().int() });

export function subscriptionConfirmed(data: z.output<typeof SubscriptionConfirmed>, place: Place): Letter {
  const { opening, closing, ...shown } = letterWords('subscription-confirmed', {}, place);
  return composeLetter(place, {
    ...shown,
    to: 'subscriber',
    parts: [...opening(), button(wording.toShop, place.publicUrl), ...closing],
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
