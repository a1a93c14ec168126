import type { z } from 'zod';
import type { Letter } from '../mail.ts';
import * as account from './account-letters.ts';
import * as certificate from './certificate-letters.ts';
import { NewOrder, newOrder } from './new-order.ts';
import * as newsletter from './newsletter-letters.ts';
import { OrderPlaced, orderPlaced } from './order-placed.ts';
import * as partner from './partner-letters.ts';
import * as payment from './payment-letters.ts';
import type { Place } from './secret-link.ts';
import * as shipping from './shipping-letters.ts';

/** The data of each kind of letter. */
export type LetterData = {
  activation: z.input<typeof account.WithLink>;
  'password-reset': z.input<typeof account.WithLink>;
  'email-change': z.input<typeof account.WithLink>;
  'email-taken': z.input<typeof account.EmailTaken>;
  'email-changed': z.input<typeof account.EmailChanged>;
  'account-deleted': z.input<typeof account.AccountDeleted>;
  'order-placed': z.input<typeof OrderPlaced>;
  'order-paid': z.input<typeof payment.OrderPaid>;
  'order-paid-again': z.input<typeof payment.OrderPaidAgain>;
  'order-cancelled': z.input<typeof payment.OrderCancelled>;
  'order-shipped': z.input<typeof shipping.OrderShipped>;
  'order-refunded': z.input<typeof payment.OrderRefunded>;
  'certificates-issued': z.input<typeof certificate.CertificatesIssued>;
  'certificate-gift': z.input<typeof certificate.CertificateGift>;
  'payment-alert': z.input<typeof payment.PaymentAlert>;
  'subscription-asked': z.input<typeof newsletter.SubscriptionAsked>;
  'subscription-confirmed': z.input<typeof newsletter.SubscriptionConfirmed>;
  'partner-applied': z.input<typeof partner.PartnerApplied>;
  'partner-approved': z.input<typeof partner.PartnerDecided>;
  'partner-declined': z.input<typeof partner.PartnerDecided>;
  'new-partner': z.input<typeof partner.NewPartner>;
  'new-order': z.input<typeof NewOrder>;
};
export type LetterKind = keyof LetterData;

/** The data stored with the event. Certificates are stored as ids: their serial numbers are read when the letter is sent. */
export type QueuedLetterData = Omit<LetterData, 'certificates-issued' | 'certificate-gift'> & {
  'certificates-issued': { orderId: number };
  'certificate-gift': { orderId: number; orderLineId: number } | { certificateId: number };
};

const letterKinds: Record<LetterKind, (data: unknown, place: Place) => Letter> = {
  activation: (data, place) => account.accountLink('activation', account.WithLink.parse(data), place),
  'password-reset': (data, place) => account.accountLink('password-reset', account.WithLink.parse(data), place),
  'email-change': (data, place) => account.accountLink('email-change', account.WithLink.parse(data), place),
  'email-taken': (_nothing, place) => account.emailTaken(place),
  'email-changed': (data, place) => account.emailChanged(account.EmailChanged.parse(data), place),
  'account-deleted': (data, place) => account.accountDeleted(account.AccountDeleted.parse(data), place),
  'order-placed': (data, place) => orderPlaced(OrderPlaced.parse(data), place),
  'order-paid': (data, place) => payment.orderPaid(payment.OrderPaid.parse(data), place),
  'order-paid-again': (data, place) => payment.orderPaidAgain(payment.OrderPaidAgain.parse(data), place),
  'order-cancelled': (data, place) => payment.orderCancelled(payment.OrderCancelled.parse(data), place),
  'order-shipped': (data, place) => shipping.orderShipped(shipping.OrderShipped.parse(data), place),
  'order-refunded': (data, place) => payment.orderRefunded(payment.OrderRefunded.parse(data), place),
  'certificates-issued': (data, place) =>
    certificate.certificatesIssued(certificate.CertificatesIssued.parse(data), place),
  'certificate-gift': (data, place) => certificate.certificateGift(certificate.CertificateGift.parse(data), place),
  'payment-alert': (data, place) => payment.paymentAlert(payment.PaymentAlert.parse(data), place),
  'subscription-asked': (data, place) => newsletter.subscriptionAsked(newsletter.SubscriptionAsked.parse(data), place),
  'subscription-confirmed': (data, place) =>
    newsletter.subscriptionConfirmed(newsletter.SubscriptionConfirmed.parse(data), place),
  'partner-applied': (data, place) => partner.partnerApplied(partner.PartnerApplied.parse(data), place),
  'partner-approved': (data, place) =>
    partner.partnerDecided('partner-approved', partner.PartnerDecided.parse(data), place),
  'partner-declined': (data, place) =>
    partner.partnerDecided('partner-declined', partner.PartnerDecided.parse(data), place),
  'new-partner': (data, place) => partner.newPartner(partner.NewPartner.parse(data), place),
  'new-order': (data, place) => newOrder(NewOrder.parse(data), place),
};

/** Stored data may be older than this version of the shop, so it is parsed. */
export function renderLetter({ kind, data }: { kind: string; data: unknown }, place: Place): Letter {
  if (!Object.hasOwn(letterKinds, kind)) throw new Error(`Unknown kind of letter: ${kind}`);
  return letterKinds[kind as LetterKind](data, place);
}
