import type { PaymentData } from '@shop/contract/payments.ts';

/** A placed order that is to be paid by card, with what the provider's window needs. */
export type CardOffer = { order_reference: string; payment_data: PaymentData; payment_widget_url: string };

/** Where a customer goes on who had the card window. Those pages ask the shop: no window proves a payment. */
export type WayOn = { address: string; state?: { isWindowMissing: boolean } };

export function waitingAddress(reference: string): string {
  return `/payment-confirmation/${encodeURIComponent(reference)}`;
}
