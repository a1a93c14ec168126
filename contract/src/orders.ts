import { deliveryTypes, paymentMethods } from '@shop/domain/deliveries.ts';
import { orderStates } from '@shop/domain/order-states.ts';
import { z } from 'zod';
import { FirstName, LastName } from './customer-shapes.ts';
import { endpoint } from './endpoint.ts';
import { filled, OrderEmail, optional } from './order-fields.ts';
import { LineType, OrderProduct, OrderTotals } from './order-shapes.ts';
import { PaymentData, WidgetUrl } from './payments.ts';
import { Recipient } from './recipients.ts';
import { CodeWord, Id, KeptId, Money, MoneyInput, PathPart, RequestKey } from './shapes.ts';

/** '+38' and ten digits; separators are ignored. */
const Phone = z
  .string()
  .transform((given) => given.replace(/[\s()-]/g, ''))
  .pipe(z.stringFormat('phone', /^\+38\d{10}$/));

export const PersonalInfo = z.object({
  firstName: filled(100).pipe(FirstName),
  lastName: filled(100).pipe(LastName),
  phone: Phone,
  email: OrderEmail,
});

const CartItem = z
  .object({
    variantId: KeptId,
    qty: z.int().min(1).max(9_999),
    type: LineType.default('product'),
    preorder: z.boolean().default(false).meta({ description: 'The customer was shown that it is a preorder' }),
    recipient: Recipient.nullish().meta({ description: 'Of a certificate; beside anything else it is left out' }),
  })
  // Absent, not null, so that orders without recipients have the same fingerprint as before recipients existed.
  .transform(({ recipient, ...item }) => ({ ...item, ...(recipient && item.type === 'certificate' && { recipient }) }));
export type CartItem = z.output<typeof CartItem>;

const Ordered = z.object({
  personal_info: PersonalInfo,
  payment_method: z.enum(paymentMethods),
  cart_items: z.array(CartItem).min(1).max(200),
  total_price: MoneyInput.meta({ description: 'What the customer was shown; anything else is answered with 409' }),
  promo_code: optional(CodeWord),
  certificates: z
    .array(z.object({ serial_number: CodeWord }))
    .max(20)
    .nullish()
    .transform((certificates) => certificates ?? []),
});

const CarrierInfo = z.object({
  city: filled(300).meta({ description: 'settlement, region, area' }),
  branch: filled(20).meta({ description: 'Its number' }),
  city_ref: optional(filled(64)),
  branch_ref: optional(filled(64)),
});
const DoorInfo = z.object({
  city: filled(300).meta({ description: 'settlement, region, area' }),
  city_ref: optional(filled(64)),
  street: filled(200).meta({ description: 'With its type; any text until the streets of the settlement are known' }),
  street_ref: optional(filled(64)),
  house: filled(50),
  apartment: optional(filled(50)),
});
const CourierInfo = z.object({
  courierCity: filled(100).meta({ description: 'A settlement of one of the zones' }),
  courierStreet: filled(200),
  courierHouse: filled(50),
  courierApartment: filled(50),
});

const PickupInfo = z.object({
  point_id: Id.optional().meta({ description: 'Needed when the shop has several points' }),
});

export const Delivered = z.discriminatedUnion('delivery_type', [
  z.object({ delivery_type: z.literal('nova_poshta'), delivery_info: CarrierInfo }),
  z.object({ delivery_type: z.literal('nova_poshta_door'), delivery_info: DoorInfo }),
  z.object({ delivery_type: z.literal('courier'), delivery_info: CourierInfo }),
  z.object({ delivery_type: z.literal('pickup'), delivery_info: PickupInfo.nullish() }),
]);

export type Delivered = z.output<typeof Delivered>;

/** Both parts are validated even if one fails, so that the customer sees all errors. */
const NewOrder = Ordered.and(Delivered).meta({ id: 'NewOrder' });
export type NewOrder = z.output<typeof NewOrder>;

const reference = z.string().meta({ description: 'Unguessable: whoever has it may see the order' });

export const createOrderEndpoint = endpoint({
  name: 'createOrder',
  summary: 'Place an order, whole or not at all',
  method: 'POST',
  path: '/api/v1/orders/create/',
  headers: z.object({
    'idempotency-key': RequestKey.optional().meta({
      description: 'The same key and body give the same order, however often they are sent within 30 days',
    }),
  }),
  body: NewOrder,
  status: 201,
  reply: z.object({
    id: Id,
    order_id: Id,
    order_reference: reference,
    total_price: Money,
    payment_data: PaymentData.nullable().meta({ description: 'null when nothing is due now' }),
    payment_widget_url: WidgetUrl.nullable(),
  }),
  refusals: [
    'payment_method_unavailable',
    'courier_only_in_kyiv',
    'way_not_offered',
    'certificate_needs_full_payment',
    'locker_needs_full_payment',
    'too_many_of_a_line',
    'order_too_large',
    'too_many_open_orders',
    'line_unavailable',
    'out_of_stock',
    'promo_code_rejected',
    'certificate_rejected',
    'total_changed',
    'idempotency_key_reused',
    'token_not_valid',
    'too_many_requests',
  ],
});

const PlacedOrder = OrderTotals.extend({
  id: Id,
  order_id: Id,
  order_reference: reference,
  state: z.enum(orderStates),
  payed: z.boolean().meta({ description: 'The amount due online is received in full' }),
  payment_method: z.enum(paymentMethods),
  can_pay: z.boolean().meta({ description: 'A fresh attempt to pay would be accepted' }),
  is_refunded: z.boolean(),
  due_online: Money.meta({ description: 'What is to be paid on the site; the rest is paid on receipt' }),
  delivery_type: z.enum(deliveryTypes),
  delivery_payer: z.enum(['shop', 'recipient']),
  created: z.iso.datetime(),
  order_products: z.array(OrderProduct),
}).meta({ id: 'PlacedOrder' });

export const orderEndpoint = endpoint({
  name: 'readOrder',
  summary: 'Lines, totals and state of an order; nothing personal',
  method: 'GET',
  path: '/api/v1/orders/:reference/',
  params: z.object({ reference: PathPart }),
  reply: PlacedOrder,
  refusals: ['order_not_found'],
});

export const cancelOrderEndpoint = endpoint({
  name: 'cancelUnpaidOrder',
  summary: 'The customer cancels an order that waits for a card payment; what it held is free at once',
  method: 'POST',
  path: '/api/v1/orders/:reference/cancel/',
  params: z.object({ reference: PathPart }),
  reply: PlacedOrder,
  refusals: ['order_not_found', 'order_already_paid', 'payment_in_progress', 'order_not_movable', 'too_many_requests'],
});
