import { confirmSubscriptionWording, toShop } from './subscriptions.ts';

/** The buttons of letters about the newsletter. Their other words are in `letter-texts.ts`. */
export const newsletterLetterWording = { confirm: confirmSubscriptionWording.confirm, toShop };
