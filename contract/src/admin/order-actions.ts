import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filled } from '../order-fields.ts';
import { Delivered, PersonalInfo } from '../orders.ts';
import { Id, MoneyInput } from '../shapes.ts';
import { ById } from './lists.ts';
import { AdminOrder, ReceiptWay } from './orders.ts';
import { right } from './rights.ts';
import { paragraphs } from './texts.ts';

/** The common part of all steps with an order: right, id, and the order after the step. */
const ofAnOrder = { needs: right('order_steps'), params: ById, reply: AdminOrder } as const;
const ofMoney = { ...ofAnOrder, needs: right('order_money') } as const;
const Amount = MoneyInput.refine((amount) => amount > 0);
const Note = paragraphs(1_000);
const Pieces = z.array(z.object({ line_id: Id, quantity: z.int().min(1).max(9_999) })).max(200);

export const confirmOrderEndpoint = endpoint({
  name: 'confirmOrder',
  summary: 'The customer has confirmed it; it is no longer let go when nobody pays',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/confirm/',
  ...ofAnOrder,
  refusals: ['order_not_found', 'order_not_movable'],
});

export const packOrderEndpoint = endpoint({
  name: 'packOrder',
  summary: 'Mark an order as packed',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/pack/',
  ...ofAnOrder,
  refusals: ['order_not_found', 'order_not_movable'],
});

export const completeOrderEndpoint = endpoint({
  name: 'completeOrder',
  summary: 'Mark an order as received by its customer',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/complete/',
  ...ofAnOrder,
  refusals: ['order_not_found', 'order_not_movable'],
});

export const cancelOrderEndpoint = endpoint({
  name: 'cancelOrder',
  summary: 'Cancel: goods, certificates and the promo code go back, and the customer gets a letter',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/cancel/',
  ...ofAnOrder,
  body: z.object({ reason: filled(500).meta({ description: 'For the staff; the customer does not see it' }) }),
  refusals: ['order_not_found', 'order_not_movable', 'order_has_waybill', 'waybill_busy', 'certificate_line_spent'],
});

export const returnGoodsEndpoint = endpoint({
  name: 'returnGoods',
  summary:
    'Goods came back: they are on the shelf again, and what certificates paid for them is on those; money goes back by a refund',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/return/',
  ...ofAnOrder,
  body: z.object({ lines: Pieces.min(1), reason: filled(500) }),
  refusals: ['order_not_found', 'order_not_movable', 'return_above_sold'],
});

export const markPaidEndpoint = endpoint({
  name: 'markOrderPaid',
  summary: 'Money came without the card provider',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/mark-paid/',
  ...ofMoney,
  body: z.object({ amount: Amount, way: ReceiptWay, note: Note.default('') }),
  refusals: ['order_not_found', 'order_not_movable', 'receipt_above_due', 'needs_owner'],
});

export const refundOrderEndpoint = endpoint({
  name: 'refundOrder',
  summary: 'Send money back for lines, or a sum that belongs to no line: through the provider of a payment, or by hand',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/refunds/',
  ...ofMoney,
  body: z
    .object({
      lines: Pieces.optional().meta({
        description: 'Pieces whose money goes back; the shop computes how much that is',
      }),
      delivery: z.boolean().default(false).meta({ description: 'The price of the delivery goes back, too' }),
      amount: Amount.optional().meta({
        description: 'Instead of lines: a sum that leaves the money of gift certificates alone',
      }),
      reason: filled(500),
      request_key: z.uuid().meta({ description: 'The same key again is the same refund' }),
      payment_id: Id.nullable().meta({ description: 'Whose provider sends it; null when it is given back by hand' }),
    })
    .refine(({ lines = [], delivery, amount }) => (lines.length > 0 || delivery) !== (amount !== undefined), {
      path: ['amount'],
      params: { rule: 'lines_or_amount' },
    }),
  refusals: [
    'order_not_found',
    'return_above_sold',
    'certificate_line_spent',
    'refund_needs_lines',
    'refund_above_received',
    'request_key_reused',
    'refund_goes_to_card',
    'refund_in_progress',
    'needs_owner',
    'refund_refused',
  ],
});

export const addOrderNoteEndpoint = endpoint({
  name: 'addOrderNote',
  summary: 'Add a note to an order, for the staff alone',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/notes/',
  ...ofAnOrder,
  body: z.object({ text: paragraphs(2_000).min(1) }),
  refusals: ['order_not_found'],
});

export const changeDeliveryEndpoint = endpoint({
  name: 'changeDelivery',
  summary: 'Another address or recipient, before it is sent; how it is delivered stays',
  method: 'PUT',
  path: '/api/v1/admin/orders/:id/delivery/',
  ...ofAnOrder,
  body: z.object({ personal_info: PersonalInfo }).and(Delivered).meta({ id: 'NewDelivery' }),
  refusals: [
    'order_not_found',
    'order_not_movable',
    'order_has_waybill',
    'waybill_busy',
    'delivery_type_stays',
    'delivery_zone_stays',
    'way_not_offered',
    'courier_only_in_kyiv',
    'locker_needs_full_payment',
  ],
});

export const resolveAttentionEndpoint = endpoint({
  name: 'resolveAttention',
  summary: 'Take the marks off an order that needed somebody to look at it',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/resolve-attention/',
  ...ofAnOrder,
  body: z.object({ reasons: z.array(z.string().max(50)).min(1).max(20) }),
  refusals: ['order_not_found'],
});

const ofADocument = {
  needs: right('orders'),
  params: ById,
  reply: z.string(),
  replyType: 'application/octet-stream',
  refusals: ['order_not_found'],
} as const;

export const packingSlipEndpoint = endpoint({
  name: 'printPackingSlip',
  summary: 'What goes into the parcel, as PDF',
  method: 'GET',
  path: '/api/v1/admin/orders/:id/packing-slip/',
  ...ofADocument,
});

export const invoiceEndpoint = endpoint({
  name: 'printInvoice',
  summary: 'The sales invoice, as PDF',
  method: 'GET',
  path: '/api/v1/admin/orders/:id/invoice/',
  ...ofADocument,
});
