import type { DeclineReason, PaymentData } from '@shop/contract/payments.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import type { PaymentState } from '@shop/domain/payment-states.ts';

/** One attempt to pay, as it is offered to the customer. */
export type Purchase = {
  /** Of this attempt: the provider takes each only once. */
  reference: string;
  orderId: number;
  orderReference: string;
  amount: Kopiykas;
  createdAt: Date;
  expiresAt: Date;
  /** What the database's clock says now: the clock of this process may be another. */
  offeredAt: Date;
};

/** What the provider says about a payment. That it is the provider who says so has been checked. */
export type ProviderUpdate = {
  reference: string;
  /** The provider's own word. */
  status: string;
  /** What the word means; nothing when nobody knows. */
  state: PaymentState | undefined;
  /** Nothing when it is no sum of money. */
  amount: Kopiykas | undefined;
  currency: string;
  reasonCode: number | undefined;
  /** As the provider masks it. */
  cardMask: string | undefined;
  /** How much of it has gone back, if it is said. */
  refunded: Kopiykas | undefined;
  /** What was vouched for: the same words again are the same webhook. */
  meaning: string;
  /** As it came. */
  body: string;
};

export type CardRefund = { reference: string; amount: Kopiykas; comment: string };
export type RefundAnswer = {
  state: 'refunded' | 'voided' | 'refund_in_processing' | 'refused';
  status: string;
  reasonCode: number | undefined;
  body: string;
};

/** A company that takes cards. Everything of it is checked here; what comes out can be believed. */
export type CardProvider = {
  name: 'wayforpay';
  /** The script with which a customer pays. A path is on the shop's own address. */
  widgetUrl: string;
  /** What the customer's browser needs in order to pay. */
  offer(purchase: Purchase): PaymentData;
  /** A webhook that was brought to the shop; nothing when it is not the provider's own. */
  readWebhook(body: string): ProviderUpdate | undefined;
  /** What a code of a declined payment means for the customer; nothing when it tells them nothing. */
  declineReason(code: number): DeclineReason | undefined;
  /** The answer that ends the repetitions of a webhook. */
  accept(reference: string): Record<string, string | number>;
  /** Asks what became of an attempt. Fails when there is no answer that can be believed. */
  ask(reference: string, signal: AbortSignal): Promise<ProviderUpdate | 'unknown'>;
  /** Sends money back. Fails when it is not known whether it will go. */
  refund(refund: CardRefund, signal: AbortSignal): Promise<RefundAnswer>;
};
