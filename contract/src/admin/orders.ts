import { deliveryTypes, paymentMethods } from '@shop/domain/deliveries.ts';
import { orderStates } from '@shop/domain/order-states.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { OrderProduct, OrderTotals } from '../order-shapes.ts';
import { Id, Money } from '../shapes.ts';
import { LetterActions, LetterState } from './letters.ts';
import { ById, Flag, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

const OrderState = z.enum(orderStates);
const DeliveryType = z.enum(deliveryTypes);
const PaymentMethod = z.enum(paymentMethods);
export const ReceiptWay = z.enum(['cash', 'bank_transfer', 'carrier']);

/** How far an order is paid or refunded. */
const MoneyState = z.enum(['unpaid', 'paid_in_part', 'paid', 'refunded_in_part', 'refunded']);
export type MoneyState = z.infer<typeof MoneyState>;

/** Steps that staff may take with the order in its current state. */
const OrderAction = z.enum([
  'confirm',
  'pack',
  'ship',
  'complete',
  'cancel',
  'return',
  'mark_paid',
  'refund',
  'change_delivery',
]);
export type OrderAction = z.infer<typeof OrderAction>;

const moment = z.iso.datetime();

const OrderRow = z.object({
  id: Id,
  state: OrderState,
  created: moment,
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  delivery_type: DeliveryType,
  payment_method: PaymentMethod,
  money_state: MoneyState,
  total_price: Money,
  waybill_number: z.string().nullable(),
  attention: z.array(z.string()).meta({ description: 'Why somebody should look at it' }),
});
export const AdminOrderRow = OrderRow.meta({ id: 'AdminOrderRow' });
export type AdminOrderRow = z.infer<typeof AdminOrderRow>;

/** 'confirmed,packed' in a query. */
const OrderStates = z
  .string()
  .max(100)
  .transform((text) => text.split(','))
  .pipe(z.array(OrderState));

export const adminOrdersEndpoint = endpoint({
  name: 'listOrders',
  summary: 'Orders by state, money, delivery and period; found by number, phone, name, e-mail or waybill',
  method: 'GET',
  path: '/api/v1/admin/orders/',
  needs: right('orders'),
  query: listQuery(['id', 'created', 'total_price'], {
    state: OrderStates.optional(),
    is_paid: Flag.optional(),
    delivery_type: DeliveryType.optional(),
    payment_method: PaymentMethod.optional(),
    needs_attention: Flag.optional(),
    customer_id: z.coerce.number().pipe(Id).optional(),
    from: z.iso.date().optional().meta({ description: 'The first day, in Kyiv' }),
    to: z.iso.date().optional().meta({ description: 'The last day, in Kyiv' }),
  }),
  reply: listReply(AdminOrderRow),
});

export const newOrdersEndpoint = endpoint({
  name: 'countNewOrders',
  summary: 'How many orders wait to be handled: new ones, without those that wait for a card payment',
  method: 'GET',
  path: '/api/v1/admin/new-orders/',
  needs: right('orders'),
  reply: z.object({ count: z.int().nonnegative() }),
});

/** The share of a line after discounts: paid with money and with redeemed certificates. */
const LineShare = z.object({ money: Money, certificates: Money });

const OrderLine = OrderProduct.extend({
  id: Id,
  code: z.string(),
  returned_quantity: z.int().nonnegative(),
  refunded_quantity: z.int().nonnegative().meta({ description: 'Pieces whose money went back or is on its way back' }),
  refundable_quantity: z.int().nonnegative().meta({ description: 'Pieces whose money can go back now' }),
  refund_obstacle: z
    .enum(['refunded', 'certificate_spent'])
    .nullable()
    .meta({ description: 'Why not all that are left can go back' }),
  paid: LineShare,
  recipient_name: z.string().nullable(),
});

const OrderPayment = z.object({
  id: Id,
  reference: z.string(),
  amount: Money,
  state: z.string(),
  is_counted: z.boolean().meta({ description: 'A second payment of an order does not count for it' }),
  refunded: Money,
  refundable: Money,
  card_mask: z.string().nullable(),
  reason_code: z.int().nullable(),
  created: moment,
});

const OrderRefund = z.object({
  id: Id,
  payment_id: Id.nullable().meta({ description: 'null when it was given back by hand' }),
  amount: Money,
  lines: z.array(z.object({ line_id: Id, quantity: z.int().positive() })),
  delivery: z.boolean(),
  state: z.enum(['requested', 'in_processing', 'done', 'failed']),
  reason: z.string(),
  error: z.string(),
  staff_name: z.string().nullable(),
  created: moment,
});

const Destination = z.object({
  city: z.string(),
  branch: z.string(),
  city_ref: z.string().nullable(),
  branch_ref: z.string().nullable(),
  street: z.string(),
  house: z.string(),
  apartment: z.string(),
  point_id: Id.nullable().meta({ description: 'The pickup point, if the order names one' }),
});

export const AdminOrder = OrderRow.extend({
  ...OrderTotals.shape,
  order_reference: z.string(),
  customer_id: Id.nullable(),
  due_online: Money,
  received: Money,
  refunded: Money,
  due: Money.meta({ description: 'What is still to be paid' }),
  refundable_by_hand: Money,
  refundable_freely: Money.meta({ description: 'The largest sum that can go back without naming lines' }),
  delivery_paid: LineShare.nullable().meta({ description: 'null when it was free or has gone back' }),
  held_until: moment.nullable(),
  confirm_by: moment
    .nullable()
    .meta({ description: 'A large cash order is released then, unless somebody confirms it' }),
  is_erased: z.boolean().meta({ description: 'The customer has asked to be forgotten' }),
  delivery_payer: z.enum(['shop', 'recipient']),
  delivery_address: z.string(),
  destination: Destination,
  waybill_ref: z.string().nullable(),
  carrier_status: z.string(),
  carrier_status_code: z.int().nullable(),
  tracked: moment.nullable(),
  promo_code: z.string().nullable(),
  lines: z.array(OrderLine),
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  receipts: z.array(
    z.object({
      id: Id,
      way: ReceiptWay,
      amount: Money,
      note: z.string(),
      staff_name: z.string(),
      created: moment,
    }),
  ),
  certificates_used: z.array(z.object({ id: Id, serial_end: z.string(), amount: Money, returned: Money })),
  certificates_bought: z.array(
    z.object({
      id: Id,
      serial_end: z.string().meta({ description: 'The last four signs' }),
      amount: Money,
      balance: Money,
      is_blocked: z.boolean(),
      blocked_for: z.enum(['staff', 'refund', 'cancellation', 'chargeback']).nullable(),
    }),
  ),
  history: z.array(
    z.object({
      id: Id,
      at: moment,
      actor: z.enum(['customer', 'staff', 'system', 'provider']),
      staff_name: z.string().nullable(),
      what: z.string(),
      cause: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  letters: z.array(
    z.object({
      id: Id,
      kind: z.string(),
      state: LetterState,
      sent: moment.nullable(),
      copy_number: z.int().nullable(),
      actions: LetterActions,
    }),
  ),
  notes: z.array(z.object({ id: Id, text: z.string(), staff_name: z.string(), created: moment })),
  actions: z.array(OrderAction),
}).meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof AdminOrder>;

export const adminOrderEndpoint = endpoint({
  name: 'readOrderAsStaff',
  summary: 'Everything about one order, and what may be done with it',
  method: 'GET',
  path: '/api/v1/admin/orders/:id/',
  needs: right('orders'),
  params: ById,
  reply: AdminOrder,
  refusals: ['order_not_found'],
});
