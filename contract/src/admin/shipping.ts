import { z } from 'zod';
import { NewPhone } from '../customer-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { Id, line, Money } from '../shapes.ts';
import { ById } from './lists.ts';
import { right } from './rights.ts';
import { owners } from './roles.ts';
import { seenVersion, version } from './version.ts';

/** Fourteen digits; spaces are ignored. */
const WaybillNumber = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{14}$/));

const CarrierRef = line(64).min(1);

/** Where the shop sends its parcels from; empty until the owner has set it. */
export const Sender = z
  .object({
    version,
    city: z.string(),
    city_ref: z.string(),
    branch: z.string(),
    branch_ref: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'Sender' });
export type Sender = z.infer<typeof Sender>;

const centimetres = z.int().min(1).max(300);
const ParcelMeasures = z.object({
  weight_grams: z.int().min(1).max(1_000_000),
  length_centimetres: centimetres,
  width_centimetres: centimetres,
  height_centimetres: centimetres,
});

/** A preview of the waybill. */
export const ParcelPlan = ParcelMeasures.extend({
  declared: Money,
  collected: Money.meta({ description: 'What the recipient pays for the goods on receipt' }),
  payer: z.enum(['shop', 'recipient']).meta({ description: 'Who pays the carrier' }),
}).meta({ id: 'ParcelPlan' });
export type ParcelPlan = z.infer<typeof ParcelPlan>;

/** The shipping state of an order. */
export const Shipping = z
  .object({
    id: Id,
    state: z.string(),
    waybill_number: z.string().nullable(),
    is_made_by_carrier: z.boolean().meta({ description: 'Not typed by hand: there is a label, and it can be deleted' }),
    tracking_address: z.string().nullable(),
    carrier_status: z.string(),
    tracked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Shipping' });
export type Shipping = z.infer<typeof Shipping>;

export const readSenderEndpoint = endpoint({
  name: 'readSender',
  summary: 'Where the shop hands its parcels over',
  method: 'GET',
  path: '/api/v1/admin/sender/',
  needs: owners,
  reply: Sender,
});

export const setSenderEndpoint = endpoint({
  name: 'setSender',
  summary: 'Choose the branch where the shop hands its parcels over',
  method: 'PUT',
  path: '/api/v1/admin/sender/',
  needs: owners,
  body: z.object({ branch_ref: CarrierRef, phone: NewPhone, version: seenVersion }),
  reply: Sender,
  refusals: ['branch_not_found', 'changed_meanwhile'],
});

export const readShippingEndpoint = endpoint({
  name: 'readShipping',
  summary: 'The waybill of an order, and where its parcel is',
  method: 'GET',
  path: '/api/v1/admin/orders/:id/shipping/',
  needs: right('orders'),
  params: ById,
  reply: Shipping,
  refusals: ['order_not_found'],
});

const planRefusals = [
  'order_not_found',
  'order_not_by_carrier',
  'order_not_movable',
  'waybill_exists',
  'waybill_busy',
  'branch_not_found',
  'nothing_to_send',
  'locker_needs_full_payment',
  'sender_not_set',
] as const;

export const planParcelEndpoint = endpoint({
  name: 'planParcel',
  summary: 'What a waybill for the order would say, or why there can be none',
  method: 'GET',
  path: '/api/v1/admin/orders/:id/parcel/',
  needs: right('orders'),
  params: ById,
  reply: ParcelPlan,
  refusals: planRefusals,
});

export const createWaybillEndpoint = endpoint({
  name: 'createWaybill',
  summary: 'Make a waybill at the carrier; measures that are not given are estimated',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/waybill/',
  needs: right('order_steps'),
  params: ById,
  body: ParcelMeasures.partial(),
  status: 201,
  reply: Shipping,
  refusals: [...planRefusals, 'carrier_refused', 'carrier_unavailable'],
});

export const typeWaybillEndpoint = endpoint({
  name: 'typeWaybill',
  summary: 'Write down a waybill that was made elsewhere, or correct its number',
  method: 'PUT',
  path: '/api/v1/admin/orders/:id/waybill/',
  needs: right('order_steps'),
  params: ById,
  body: z.object({ waybill_number: WaybillNumber }),
  reply: Shipping,
  refusals: [
    'order_not_found',
    'order_not_by_carrier',
    'order_not_movable',
    'waybill_exists',
    'waybill_busy',
    'waybill_number_taken',
  ],
});

export const deleteWaybillEndpoint = endpoint({
  name: 'deleteWaybill',
  summary: 'Delete the waybill, at the carrier too, until the parcel has been handed over',
  method: 'DELETE',
  path: '/api/v1/admin/orders/:id/waybill/',
  needs: right('order_steps'),
  params: ById,
  status: 204,
  reply: z.void(),
  refusals: [
    'order_not_found',
    'order_not_movable',
    'waybill_missing',
    'waybill_busy',
    'waybill_handed_over',
    'carrier_refused',
    'carrier_unavailable',
  ],
});

export const shipOrderEndpoint = endpoint({
  name: 'shipOrder',
  summary: 'The order has left the shop: the customer is told, with the number of the parcel if there is one',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/ship/',
  needs: right('order_steps'),
  params: ById,
  body: z.object({ waybill_number: WaybillNumber.optional() }),
  reply: Shipping,
  refusals: [
    'order_not_found',
    'order_not_movable',
    'order_not_by_carrier',
    'waybill_exists',
    'waybill_missing',
    'waybill_busy',
    'waybill_number_taken',
  ],
});

export const trackOrderEndpoint = endpoint({
  name: 'trackOrder',
  summary: 'Ask the carrier now where the parcel is',
  method: 'POST',
  path: '/api/v1/admin/orders/:id/track/',
  needs: right('order_steps'),
  params: ById,
  reply: Shipping,
  refusals: ['order_not_found', 'waybill_missing', 'carrier_unavailable'],
});

export const readLabelEndpoint = endpoint({
  name: 'readLabel',
  summary: 'What is stuck on the parcel, as a PDF',
  method: 'GET',
  path: '/api/v1/admin/orders/:id/label/',
  needs: right('orders'),
  params: ById,
  reply: z.void(),
  replyType: 'application/octet-stream',
  refusals: ['order_not_found', 'waybill_missing', 'carrier_unavailable'],
});
