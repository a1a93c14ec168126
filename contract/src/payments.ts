import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, line, Money, PathPart } from './shapes.ts';

/** A payment attempt for the provider's widget, with the provider's own field names. */
export const PaymentData = z
  .object({
    merchantAccount: z.string(),
    merchantDomainName: z.string(),
    merchantSignature: z.string(),
    authorizationType: z.literal('SimpleSignature'),
    orderReference: z.string().meta({ description: 'Of this attempt to pay' }),
    orderDate: z.int().meta({ description: 'Unix seconds' }),
    amount: Money,
    currency: z.literal('UAH'),
    productName: z.array(z.string()),
    productCount: z.array(z.int()),
    productPrice: z.array(Money),
    returnUrl: z.string().meta({ description: 'Where the browser comes back' }),
    serviceUrl: z.string().meta({ description: 'Where the provider reports' }),
    orderTimeout: z.int().meta({ description: 'Seconds until the offer to pay ends' }),
    merchantTransactionType: z.literal('SALE'),
    paymentSystems: z.string(),
    language: z.literal('UA'),
  })
  .meta({ id: 'PaymentData' });
export type PaymentData = z.infer<typeof PaymentData>;

export const WidgetUrl = z.string().meta({ description: 'The script of the card widget that takes payment_data' });

const paymentStatuses = [
  'Pending',
  'InProcessing',
  'WaitingAuthComplete',
  'Approved',
  'Declined',
  'Expired',
  'RefundInProcessing',
  'Refunded',
  'Voided',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Reasons for a decline that the customer can do something about. */
export const declineReasons = [
  'declined_by_bank',
  'wrong_cvv',
  'card_expired',
  'insufficient_funds',
  'wrong_card',
  'limit_exceeded',
  'not_confirmed',
  'card_restricted',
  'suspected_fraud',
  'time_over',
  'left_by_customer',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

const reference = line(100).min(1).meta({ description: 'Of the order, or of any attempt to pay it' });
const asked = z.object({ payment_reference: reference });

const PaymentReply = z
  .object({
    status: z.enum(paymentStatuses),
    order_id: Id,
    order_reference: z.string(),
    payed: z.boolean().meta({ description: 'The amount due online is received in full' }),
    can_pay: z.boolean().meta({
      description: 'The order is still to be paid, and nothing is on its way: a fresh attempt would be accepted',
    }),
    decline_reason: z
      .enum(declineReasons)
      .nullable()
      .meta({ description: 'Why the last attempt was declined; null when it was not, or nobody has said why' }),
  })
  .meta({ id: 'PaymentReply' });
export type PaymentReply = z.infer<typeof PaymentReply>;

export const widgetClosedEndpoint = endpoint({
  name: 'leavePaymentWidget',
  summary: 'The browser says that the card widget was left; what it believes about the payment is not asked',
  method: 'POST',
  path: '/api/v1/orders/payment/callback/',
  body: asked,
  reply: PaymentReply,
  refusals: ['order_not_found', 'too_many_requests'],
});

export const checkPayEndpoint = endpoint({
  name: 'checkPayment',
  summary: 'Whether an order is paid; the provider is asked when that is not known',
  method: 'POST',
  path: '/api/v1/orders/check_pay/',
  body: asked,
  reply: PaymentReply,
  refusals: ['order_not_found', 'too_many_requests'],
});

export const payOrderEndpoint = endpoint({
  name: 'payOrder',
  summary: 'A fresh attempt to pay an order that was placed before',
  method: 'POST',
  path: '/api/v1/orders/:reference/pay/',
  params: z.object({ reference: PathPart }),
  status: 201,
  reply: z.object({
    id: Id,
    order_id: Id,
    order_reference: z.string(),
    payment_data: PaymentData,
    payment_widget_url: WidgetUrl,
  }),
  refusals: ['order_not_found', 'order_already_paid', 'payment_in_progress', 'order_not_payable', 'too_many_requests'],
});
