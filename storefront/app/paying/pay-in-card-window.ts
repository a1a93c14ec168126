import { browserApi } from '../api/browser-api.ts';
import { type CardOffer, type NextPage, waitingAddress } from './card-offer.ts';
import { openCardWindow } from './open-card-window.ts';

/** How long the next page waits for the shop to be notified, so that its first request finds the status. */
const momentMs = 1_000;

export async function payInCardWindow(offer: CardOffer, left: AbortSignal): Promise<NextPage> {
  const end = await openCardWindow(offer, left);
  if (end !== 'answered') return { address: '/failed', state: { isWindowMissing: end === 'not opened' } };
  await Promise.race([notifyShop(offer), new Promise((resolve) => window.setTimeout(resolve, momentMs))]);
  return { address: waitingAddress(offer.order_reference) };
}

/** The shop then asks the provider itself. If this request is lost, it asks later. */
async function notifyShop({ payment_data }: CardOffer): Promise<void> {
  const body = { payment_reference: payment_data.orderReference };
  await browserApi('POST /api/v1/orders/payment/callback/', { body, keepalive: true }).catch(() => {});
}
