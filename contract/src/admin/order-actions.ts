import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filled } from '../order-fields.ts';
import { Delivered, PersonalInfo } from '../orders.ts';
import { Id, MoneyInput } from '../shapes.ts';
import { ById } from './lists.ts';
import { AdminOrder, ReceiptWay } from './orders.ts';
import { sellers } from './roles.ts';
import { paragraphs } from './texts.ts';

/** What every step with an order has in common: who may, whose it is and the order as it is then. */
const ofAnOrder = { needs: sellers, params: ById, reply: AdminOrder } as const;
const Amount = MoneyInput.refine((amount) => amount > 0);
const Note = paragraphs(1_000);

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
  summary: 'It is packed',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/pack/',
  ...ofAnOrder,
  refusals: ['order_not_found', 'order_not_movable'],
});

export const completeOrderEndpoint = endpoint({
  name: 'completeOrder',
  summary: 'The customer has it',
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
  refusals: ['order_not_found', 'order_not_movable', 'order_has_waybill', 'waybill_busy'],
});

export const returnGoodsEndpoint = endpoint({
  name: 'returnGoods',
  summary: 'Goods came back: they are on the shelf again; money goes back by a refund',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/return/',
  ...ofAnOrder,
  body: z.object({
    lines: z
      .array(z.object({ line_id: Id, quantity: z.int().min(1).max(9_999) }))
      .min(1)
      .max(200),
    to_certificates: MoneyInput.optional().meta({
      description: 'Of what certificates have paid, so much goes back to them',
    }),
    reason: filled(500),
  }),
  refusals: ['order_not_found', 'order_not_movable', 'return_above_sold', 'return_above_certificates'],
});

export const markPaidEndpoint = endpoint({
  name: 'markOrderPaid',
  summary: 'Money came without the card provider',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/mark-paid/',
  ...ofAnOrder,
  body: z.object({ amount: Amount, way: ReceiptWay, note: Note.default('') }),
  refusals: ['order_not_found', 'order_not_movable', 'receipt_above_due'],
});

export const refundOrderEndpoint = endpoint({
  name: 'refundOrder',
  summary: 'Send money back: through the provider of a payment, or by hand',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/refunds/',
  ...ofAnOrder,
  body: z.object({
    amount: Amount,
    reason: filled(500),
    request_key: z.uuid().meta({ description: 'The same key again is the same refund' }),
    payment_id: Id.nullable().meta({ description: 'Whose provider sends it; null when it is given back by hand' }),
  }),
  refusals: ['order_not_found', 'refund_above_received', 'refund_in_progress', 'refund_refused'],
});

export const addOrderNoteEndpoint = endpoint({
  name: 'addOrderNote',
  summary: 'A note for the staff',
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
    'courier_only_in_kyiv',
    'locker_needs_full_payment',
  ],
});

export const resolveAttentionEndpoint = endpoint({
  name: 'resolveAttention',
  summary: 'Somebody has looked at it',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/resolve-attention/',
  ...ofAnOrder,
  body: z.object({ reasons: z.array(z.string().max(50)).min(1).max(20) }),
  refusals: ['order_not_found'],
});

const ofADocument = {
  needs: sellers,
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
