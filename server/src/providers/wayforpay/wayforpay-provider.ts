import type { CardProvider } from '../../features/payments/card-provider.ts';
import { acceptReport } from './accept-report.ts';
import { ask } from './ask.ts';
import type { WayforpaySettings } from './call-wayforpay.ts';
import { declineReason } from './decline-reasons.ts';
import { offerPurchase } from './offer-purchase.ts';
import { readReport } from './read-report.ts';
import { refund } from './refund.ts';

export function wayforpayProvider(settings: WayforpaySettings): CardProvider {
  return {
    name: 'wayforpay',
    widgetUrl: settings.widgetUrl,
    offer: (purchase) => offerPurchase(settings, purchase),
    readReport: (body) => readReport(settings, body),
    declineReason,
    accept: (reference) => acceptReport(settings, reference),
    ask: (reference, signal) => ask(settings, reference, signal),
    refund: (asked, signal) => refund(settings, asked, signal),
  };
}
