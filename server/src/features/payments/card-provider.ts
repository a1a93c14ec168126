import type { DeclineReason, PaymentData } from '@shop/contract/payments.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import type { PaymentState } from '@shop/domain/payment-states.ts';

/** One payment attempt, as it is offered to the customer. */
export type Purchase = {
  /** The reference of this attempt. The provider accepts each reference only once. */
  reference: string;
  orderId: number;
  orderReference: string;
  amount: Kopiykas;
  createdAt: Date;
  expiresAt: Date;
  /** The database's clock: the clock of this process may differ. */
  offeredAt: Date;
};

/** What the provider says about a payment. The signature has been verified. */
export type ProviderUpdate = {
  reference: string;
  /** The provider's own name of the status. */
  status: string;
  /** What the status means; undefined for an unknown status. */
  state: PaymentState | undefined;
  /** Undefined when it is not a valid amount. */
  amount: Kopiykas | undefined;
  currency: string;
  reasonCode: number | undefined;
  /** Masked by the provider. */
  cardMask: string | undefined;
  /** How much of it was refunded, if the provider says so. */
  refunded: Kopiykas | undefined;
  /** The signed values: the same values again are the same webhook. */
  meaning: string;
  /** The raw body. */
  body: string;
};

export type CardRefund = { reference: string; amount: Kopiykas; comment: string };
export type RefundAnswer = {
  state: 'refunded' | 'voided' | 'refund_in_processing' | 'refused';
  status: string;
  reasonCode: number | undefined;
  body: string;
};

/** A card payment company. Its answers are verified behind this interface, so callers can trust them. */
export type CardProvider = {
  name: 'wayforpay';
  /** The script of the payment widget. A path is relative to the shop's own origin. */
  widgetUrl: string;
  /** What the customer's browser needs in order to pay. */
  offer(purchase: Purchase): PaymentData;
  /** Parses and verifies a webhook; undefined when the provider did not send it. */
  readWebhook(body: string): ProviderUpdate | undefined;
  /** What the reason code of a declined payment means for the customer; undefined when it does not help them. */
  declineReason(code: number): DeclineReason | undefined;
  /** The acknowledgement of a webhook: the provider stops repeating it. */
  accept(reference: string): Record<string, string | number>;
  /** Asks for the status of an attempt. Throws without an answer that can be trusted. */
  ask(reference: string, signal: AbortSignal): Promise<ProviderUpdate | 'unknown'>;
  /** Sends money back. Throws when the status of the refund is unknown. */
  refund(refund: CardRefund, signal: AbortSignal): Promise<RefundAnswer>;
};
