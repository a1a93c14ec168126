import type { PaymentData } from '@shop/contract/payments.ts';

/** A placed order to be paid by card, with the data of the provider's window. */
export type CardOffer = { order_reference: string; payment_data: PaymentData; payment_widget_url: string };

/** The next page after the card window. That page asks the shop: the window proves no payment. */
export type NextPage = { address: string; state?: { isWindowMissing: boolean } };

export function waitingAddress(reference: string): string {
  return `/payment-confirmation/${encodeURIComponent(reference)}`;
}
