import type { CardProvider } from '../../features/payments/card-provider.ts';
import { ask } from './ask.ts';
import type { WayforpaySettings } from './call-wayforpay.ts';
import { declineReason } from './decline-reasons.ts';
import { offerPurchase } from './offer-purchase.ts';
import { readWebhook } from './read-webhook.ts';
import { refund } from './refund.ts';
import { sign } from './signature.ts';

export function wayforpayProvider(settings: WayforpaySettings): CardProvider {
  return {
    name: 'wayforpay',
    widgetUrl: settings.widgetUrl,
    offer: (purchase) => offerPurchase(settings, purchase),
    readWebhook: (body) => readWebhook(settings, body),
    declineReason,
    accept: (reference) => acknowledgeWebhook(settings, reference),
    ask: (reference, signal) => ask(settings, reference, signal),
    refund: (asked, signal) => refund(settings, asked, signal),
  };
}

/** Acknowledges the arrival of a webhook, whatever it says: also of a declined payment. */
function acknowledgeWebhook(
  { secretKey, now = () => new Date() }: WayforpaySettings,
  reference: string,
): Record<string, string | number> {
  const status = 'accept';
  const time = Math.floor(now().getTime() / 1000);
  return { orderReference: reference, status, time, signature: sign([reference, status, String(time)], secretKey) };
}
