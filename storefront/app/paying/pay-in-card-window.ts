import { browserApi } from '../api/browser-api.ts';
import { type CardOffer, type WayOn, waitingAddress } from './card-offer.ts';
import { openCardWindow } from './open-card-window.ts';

/** So long the next page waits until the shop has heard; then its first question finds the answer there. */
const momentMs = 1_000;

export async function payInCardWindow(offer: CardOffer, left: AbortSignal): Promise<WayOn> {
  const end = await openCardWindow(offer, left);
  if (end !== 'answered') return { address: '/failed', state: { isWindowMissing: end === 'not opened' } };
  await Promise.race([notifyShop(offer), new Promise((resolve) => window.setTimeout(resolve, momentMs))]);
  return { address: waitingAddress(offer.order_reference) };
}

/** The shop asks the provider for itself; when it does not hear, it will ask later. */
async function notifyShop({ payment_data }: CardOffer): Promise<void> {
  const body = { payment_reference: payment_data.orderReference };
  await browserApi('POST /api/v1/orders/payment/callback/', { body, keepalive: true }).catch(() => {});
}
