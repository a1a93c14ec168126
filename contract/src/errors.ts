import { firstSteps } from '@shop/domain/first-steps.ts';
import { z } from 'zod';
import { OfferedDelivery } from './delivery-rules.ts';
import { type KindNotFound, kindNotFound } from './kinds.ts';
import { certificateRefusals, FreshLine, LineName, OrderTotals, promoCodeRefusals } from './order-shapes.ts';
import { Id, Money } from './shapes.ts';

const nothing = z.object({});
const toCall = { phone: z.string().nullable().meta({ description: 'Where to call; null when the shop has not told' }) };

/** Why an SVG is not drawn. */
export const svgProblems = [
  'doctype',
  'script',
  'style',
  'reference',
  'encoding',
  'too_large',
  'size',
  'too_complex',
  'unreadable',
] as const;
export type SvgProblem = (typeof svgProblems)[number];

const UnusualPrices = z.object({
  variants: z
    .array(
      z.object({
        id: Id.nullable().meta({ description: 'Nothing of a variant that would be new' }),
        code: z.string(),
        name: z.string(),
        before: Money.meta({
          description:
            'The highest price of the last 30 days, for the size that is sold now; of a new variant, of its siblings',
        }),
        after: Money,
      }),
    )
    .meta({ description: 'The first five hundred' }),
});

/** Messages by field. Nested fields mirror the request, with list items by their index. */
export type FieldErrors = { [field: string]: string[] | FieldErrors };
export const FieldErrors: z.ZodType<FieldErrors> = z
  .record(z.string(), z.union([z.array(z.string()), z.lazy(() => FieldErrors)]))
  .meta({
    id: 'FieldErrors',
    description: 'Messages by field; those of the whole form are under non_field_errors',
  });

const notFoundKinds = Object.fromEntries(
  kindNotFound.map((code) => [code, { status: 404, details: nothing }]),
) as Record<KindNotFound, { status: 404; details: typeof nothing }>;

/** All refusals of the API. Codes are permanent: clients and logs depend on them. */
export const errorCatalogue = {
  malformed_request: { status: 400, details: nothing },
  invalid_json: { status: 400, details: nothing },
  invalid_request: { status: 400, details: z.object({ fields: FieldErrors }) },
  not_authenticated: { status: 401, details: nothing },
  token_not_valid: { status: 401, details: nothing },
  wrong_credentials: { status: 401, details: nothing },
  wrong_password: { status: 400, details: nothing },
  second_factor_code_needed: { status: 401, details: nothing },
  wrong_second_factor_code: { status: 401, details: nothing },
  second_factor_needed: { status: 403, details: nothing },
  second_factor_unreadable: { status: 409, details: nothing },
  second_factor_is_on: { status: 409, details: nothing },
  not_allowed: { status: 403, details: nothing },
  needs_owner: { status: 403, details: nothing },
  staff_not_found: { status: 404, details: nothing },
  staff_not_invited: { status: 409, details: nothing },
  role_not_found: { status: 404, details: nothing },
  last_owner: { status: 409, details: nothing },
  own_account: { status: 409, details: nothing },
  not_a_demonstration: { status: 409, details: nothing },
  other_shop_name: { status: 400, details: nothing },
  sign_in_is_public: { status: 400, details: nothing },
  already_done: { status: 409, details: nothing },
  foreign_origin: {
    status: 403,
    details: z.object({
      address: z.string().meta({ description: 'Where the shop may be changed from: its PUBLIC_URL' }),
    }),
  },
  already_activated: { status: 403, details: nothing },
  session_not_found: { status: 404, details: nothing },
  too_many_requests: { status: 429, details: z.object({ retry_after: z.int().positive() }) },
  not_found: { status: 404, details: nothing },
  product_not_found: { status: 404, details: nothing },
  brand_not_found: { status: 404, details: nothing },
  ...notFoundKinds,
  collection_not_found: { status: 404, details: nothing },
  variant_not_found: { status: 404, details: nothing },
  still_in_use: { status: 409, details: nothing },
  picture_gone: { status: 409, details: nothing },
  page_not_found: { status: 404, details: nothing },
  page_was_published: { status: 409, details: nothing },
  page_keeps_address: { status: 409, details: nothing },
  offer_stays: { status: 409, details: nothing },
  gaps_left: { status: 409, details: z.object({ gaps: z.array(z.string()) }) },
  order_not_found: { status: 404, details: nothing },
  customer_not_found: { status: 404, details: nothing },
  customer_is_activated: { status: 409, details: nothing },
  partner_application_not_found: { status: 404, details: nothing },
  partner_application_decided: { status: 409, details: nothing },
  subscription_not_found: { status: 404, details: nothing },
  letter_not_found: { status: 404, details: nothing },
  letter_not_failed: { status: 409, details: nothing },
  letter_is_secret: { status: 409, details: nothing },
  letter_is_empty: { status: 409, details: nothing },
  letter_sent_enough: { status: 409, details: nothing },
  letter_request_over: { status: 409, details: nothing },
  mail_unavailable: { status: 503, details: nothing },
  promo_code_not_found: { status: 404, details: nothing },
  promo_code_not_started: { status: 409, details: nothing },
  promo_code_ended: { status: 409, details: nothing },
  promo_code_used_up: { status: 409, details: nothing },
  promo_code_used_by_customer: { status: 409, details: nothing },
  promo_code_was_used: { status: 409, details: nothing },
  certificate_not_found: { status: 404, details: nothing },
  certificate_expired: { status: 409, details: nothing },
  certificate_spent: { status: 409, details: nothing },
  certificate_blocked: { status: 409, details: nothing },
  payment_method_unavailable: { status: 400, details: nothing },
  courier_only_in_kyiv: { status: 400, details: nothing },
  way_not_offered: {
    status: 409,
    details: z.object({ deliveries: z.array(OfferedDelivery).meta({ description: 'What is offered now' }) }),
  },
  certificate_needs_full_payment: { status: 400, details: nothing },
  locker_needs_full_payment: { status: 400, details: nothing },
  too_many_of_a_line: {
    status: 400,
    details: z.object({ lines: z.array(FreshLine), largest_line: z.int().positive(), ...toCall }),
  },
  order_too_large: { status: 400, details: z.object({ largest_order: Money, ...toCall }) },
  too_many_open_orders: { status: 409, details: z.object(toCall) },
  line_unavailable: { status: 409, details: z.object({ lines: z.array(LineName) }) },
  out_of_stock: { status: 409, details: z.object({ lines: z.array(FreshLine) }) },
  promo_code_rejected: { status: 409, details: z.object({ reason: z.enum(promoCodeRefusals) }) },
  certificate_rejected: {
    status: 409,
    details: z.object({ serial_number: z.string(), reason: z.enum(certificateRefusals) }),
  },
  total_changed: { status: 409, details: z.object({ lines: z.array(FreshLine), ...OrderTotals.shape }) },
  table_not_readable: { status: 400, details: nothing },
  table_has_password: { status: 400, details: nothing },
  table_of_old_excel: { status: 400, details: nothing },
  table_line_too_long: { status: 400, details: nothing },
  table_too_large: {
    status: 413,
    details: z.object({ limit: z.enum(['unpacked', 'cells', 'memory', 'time']) }),
  },
  too_many_rows: { status: 413, details: z.object({ most: z.int().positive() }) },
  too_many_columns: { status: 413, details: z.object({ most: z.int().positive() }) },
  imports_busy: { status: 503, details: nothing },
  changed_meanwhile: { status: 409, details: nothing },
  price_change_unconfirmed: { status: 409, details: UnusualPrices },
  price_change_needs_owner: { status: 403, details: UnusualPrices },
  stock_below_zero: { status: 409, details: nothing },
  certificate_refunded: { status: 409, details: nothing },
  certificate_below_zero: { status: 409, details: nothing },
  certificate_above_amount: { status: 409, details: nothing },
  order_already_paid: { status: 409, details: nothing },
  payment_in_progress: { status: 409, details: nothing },
  order_not_payable: { status: 409, details: nothing },
  order_not_movable: { status: 409, details: z.object({ state: z.string() }) },
  order_not_by_carrier: { status: 409, details: nothing },
  nothing_to_send: { status: 409, details: nothing },
  branch_not_found: { status: 409, details: nothing },
  sender_not_set: { status: 409, details: nothing },
  waybill_exists: { status: 409, details: nothing },
  waybill_missing: { status: 409, details: nothing },
  waybill_busy: { status: 409, details: nothing },
  waybill_number_taken: { status: 409, details: nothing },
  waybill_handed_over: { status: 409, details: nothing },
  carrier_refused: { status: 409, details: z.object({ said: z.string() }) },
  carrier_unavailable: { status: 503, details: nothing },
  order_has_waybill: { status: 409, details: nothing },
  delivery_type_stays: { status: 409, details: nothing },
  delivery_zone_stays: { status: 409, details: nothing },
  no_way_to_order: { status: 409, details: nothing },
  receipt_above_due: { status: 409, details: z.object({ due: Money }) },
  return_above_sold: { status: 409, details: nothing },
  refund_above_received: { status: 409, details: z.object({ refundable: Money }) },
  certificate_line_spent: {
    status: 409,
    details: z.object({ lines: z.array(z.object({ line_id: Id, quantity: z.int().positive() })) }),
  },
  refund_needs_lines: { status: 409, details: z.object({ refundable: Money }) },
  request_key_reused: { status: 409, details: nothing },
  refund_goes_to_card: { status: 409, details: z.object({ refundable: Money }) },
  refund_in_progress: { status: 409, details: nothing },
  refund_refused: { status: 409, details: z.object({ said: z.string() }) },
  payment_report_refused: { status: 400, details: nothing },
  idempotency_key_reused: {
    status: 409,
    details: z.object({ order_id: Id, order_reference: z.string() }).partial(),
  },
  request_timeout: { status: 408, details: nothing },
  headers_too_large: { status: 431, details: nothing },
  photo_too_large: { status: 413, details: nothing },
  not_a_picture: { status: 400, details: nothing },
  picture_too_many_pixels: { status: 400, details: nothing },
  svg_not_accepted: { status: 400, details: z.object({ reason: z.enum(svgProblems) }) },
  picture_not_kept: { status: 503, details: nothing },
  body_too_large: { status: 413, details: nothing },
  unsupported_media_type: { status: 415, details: nothing },
  internal_error: { status: 500, details: nothing },
  service_unavailable: { status: 503, details: nothing },
  maintenance: { status: 503, details: nothing },
  shop_closed: { status: 503, details: nothing },
  shop_not_ready: {
    status: 409,
    details: z.object({ missing: z.array(z.enum(firstSteps)).meta({ description: 'The steps that are not done' }) }),
  },
} as const satisfies Record<string, { status: number; details: z.ZodType }>;

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorDetails<Code extends ErrorCode> = z.infer<(typeof errorCatalogue)[Code]['details']>;

/** Refusals of any call with a body, before its fields are validated. */
export const bodyErrors = ['invalid_json', 'body_too_large', 'unsupported_media_type'] as const;

/** The same for a call with a multipart form. */
export const formErrors = ['malformed_request', 'body_too_large', 'unsupported_media_type'] as const;

/** Refusals of calls for customers. */
export const customerErrors = ['not_authenticated', 'token_not_valid', 'foreign_origin'] as const;

/** Refusals of calls for staff. */
export const staffErrors = ['not_authenticated', 'foreign_origin', 'not_allowed', 'second_factor_needed'] as const;

/** Refusals of staff calls that change something, when repeated with the same `Idempotency-Key`. */
export const repeatedErrors = ['already_done'] as const;

/** Refusals of any endpoint. */
export const commonErrors = [
  'invalid_request',
  'request_timeout',
  'internal_error',
  'service_unavailable',
  'maintenance',
  'shop_closed',
] as const;

/** Calls about promo codes, certificates and orders also have the message in a field `error`. */
export function saysErrorToo(path: string): boolean {
  return path.startsWith('/api/v1/orders/');
}
