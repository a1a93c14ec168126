import { type DeliveryAddress, deliveryTypes, paymentMethods } from '@shop/domain/deliveries.ts';
import { orderStates } from '@shop/domain/order-states.ts';
import { parcelSteps } from '@shop/domain/parcels.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { certificateVariants } from './certificates-offered.ts';
import { createdAt, identity, moment, money, personSearchForm, position, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { pictures } from './media.ts';
import { promoCodes } from './promo-codes.ts';
import { staff } from './staff.ts';

export const orderState = pgEnum('order_state', orderStates);
export const deliveryType = pgEnum('delivery_type', deliveryTypes);
export const paymentMethod = pgEnum('payment_method', paymentMethods);
export const deliveryPayer = pgEnum('delivery_payer', ['shop', 'recipient']);
export const parcelStep = pgEnum('parcel_step', parcelSteps);
export const lineKind = pgEnum('line_kind', ['product', 'certificate']);
export const actorKind = pgEnum('actor_kind', ['customer', 'staff', 'system', 'provider']);

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    /** Unguessable: the customer's key to the order. */
    reference: text().notNull().unique(),
    state: orderState().notNull().default('new'),
    customerId: integer().references(() => customers.id),

    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),

    deliveryType: deliveryType().notNull(),
    deliveryAddress: jsonb().$type<DeliveryAddress>().notNull().default({}),
    deliveryPayer: deliveryPayer().notNull(),

    paymentMethod: paymentMethod().notNull(),
    goods: money().notNull(),
    /**
     * The sum without certificate lines, which discounts and redeemed certificates may reduce. Null only in orders placed
     * before that rule; a trigger refuses new orders without it.
     */
    products: money(),
    promoCodeId: integer().references(() => promoCodes.id),
    promoPercent: integer().notNull().default(0),
    promoDiscount: money().notNull().default(0),
    certificateDiscount: money().notNull().default(0),
    deliveryCost: money().notNull().default(0),
    total: money().notNull(),
    /** The sum to pay online; the rest is paid on receipt. */
    dueOnline: money().notNull(),
    received: money().notNull().default(0),
    refunded: money().notNull().default(0),

    /** How often a late payment has revived the cancelled order. */
    revivals: integer().notNull().default(0),
    /** Until when stock and certificates are reserved for an outstanding card payment. */
    reservedUntil: moment('held_until'),
    /** A payment attempt extends the reservation once. */
    isReservationExtended: boolean('is_hold_prolonged').notNull().default(false),
    /** When a large cash order is released, unless staff confirm it before. */
    confirmBy: moment(),
    /** HMAC of the network that placed the order; emptied when the order is no longer open. */
    networkHash: text(),
    /** Placed by a signed-in customer with a confirmed e-mail: counts only towards that account's limit of open orders. */
    countsForAccount: boolean().notNull().default(false),
    waybillNumber: text().unique(),
    waybillRef: text(),
    /** The last tracking status of the parcel: code, text, and when the carrier was asked. */
    carrierStatusCode: integer(),
    carrierStatus: text().notNull().default(''),
    parcelStep: parcelStep(),
    /** When the carrier expects to deliver it, and until when the branch keeps it for nothing. */
    parcelExpectedOn: date(),
    parcelStoredUntil: date(),
    trackedAt: moment(),
    /** Why a manager should look at the order, each reason once. */
    attention: text().array().notNull().default([]),
    /** The version of the public offer that the customer accepted. */
    offerVersion: integer().notNull(),
    /** When erasure of the personal data was requested; it happens once the order is finished. */
    erasureAskedAt: moment(),
    personalDataErasedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('orders_by_customer').on(t.customerId, t.createdAt),
    index('orders_by_email').on(sql`lower(${t.email})`),
    index('orders_by_phone').on(t.phone),
    index('orders_by_person').using('gin', sql`(${personSearchForm(t)}) gin_trgm_ops`),
    index('orders_by_state').on(t.state, t.createdAt),
    index('orders_by_time').on(t.createdAt),
    index('orders_on_their_way').on(t.trackedAt).where(sql`${t.state} = 'shipped' and ${t.waybillNumber} is not null`),
    index('orders_for_attention').on(t.createdAt).where(sql`${t.attention} <> '{}'`),
    index('orders_held').on(t.reservedUntil).where(sql`${t.reservedUntil} is not null`),
    index('orders_to_confirm').on(t.confirmBy).where(sql`${t.confirmBy} is not null`),
    index('orders_by_network').on(t.networkHash).where(sql`${t.networkHash} is not null`),
    check('orders_reference_is_short', sql`char_length(${t.reference}) between 22 and 64`),
    check(
      'orders_parts_are_never_negative',
      sql`${t.goods} > 0 and ${t.promoDiscount} >= 0 and ${t.certificateDiscount} >= 0 and ${t.deliveryCost} >= 0 and ${t.total} >= 0`,
    ),
    check(
      'orders_parts_add_up',
      sql`${t.total} = ${t.goods} - ${t.promoDiscount} + ${t.deliveryCost} - ${t.certificateDiscount}`,
    ),
    check(
      'orders_discounts_are_of_products',
      sql`${t.products} is null or (${t.products} between 0 and ${t.goods}
        and ${t.promoDiscount} = (${t.products} * ${t.promoPercent} + 50) / 100
        and ${t.certificateDiscount} <= ${t.products} - ${t.promoDiscount} + ${t.deliveryCost})`,
    ),
    check('orders_promo_percent_is_0_to_100', sql`${t.promoPercent} between 0 and 100`),
    check('orders_due_is_within_total', sql`${t.dueOnline} between 0 and ${t.total}`),
    check('orders_refund_is_within_received', sql`${t.received} >= 0 and ${t.refunded} between 0 and ${t.received}`),
    check(
      'orders_to_confirm_are_open',
      sql`${t.confirmBy} is null or (${t.state} = 'new' and ${t.paymentMethod} = 'cash' and ${t.received} = 0)`,
    ),
    check('orders_of_accounts_name_them', sql`not ${t.countsForAccount} or ${t.customerId} is not null`),
    check(
      'orders_prepayment_goes_by_carrier',
      sql`${t.paymentMethod} <> 'prepayment' or ${t.deliveryType} not in ('courier', 'pickup')`,
    ),
    check(
      'orders_cash_is_not_for_the_carrier',
      sql`${t.paymentMethod} <> 'cash' or ${t.deliveryType} in ('courier', 'pickup')`,
    ),
    check(
      'orders_know_where_to_go',
      sql`${t.deliveryType} = 'pickup' or (coalesce(${t.deliveryAddress} ->> 'city', '') <> ''
        and (${t.personalDataErasedAt} is not null or ${t.deliveryAddress} ?| array['branch', 'street']))`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    position: position(),
    kind: lineKind().notNull(),
    variantId: integer().references(() => variants.id),
    certificateVariantId: integer().references(() => certificateVariants.id),
    // Snapshot of the catalogue when the order was placed.
    name: text().notNull(),
    code: text().notNull().default(''),
    value: text().notNull().default(''),
    unit: text().notNull().default(''),
    /** The value of a gift certificate; `value` is the text that was shown. */
    certificateValue: money(),
    pictureId: integer().references(() => pictures.id),
    price: money().notNull(),
    discountPrice: money().notNull().default(0),
    quantity: integer().notNull(),
    returnedQuantity: integer().notNull().default(0),
    /** Pieces that are refunded, or whose refund is in progress. */
    refundedQuantity: integer().notNull().default(0),
    isPreorder: boolean().notNull().default(false),
    recipientName: text(),
    recipientEmail: text(),
    message: text(),
    sendOn: date(),
  },
  (t) => [
    uniqueIndex('order_lines_in_order').on(t.orderId, t.position),
    index('order_lines_by_variant').on(t.variantId),
    check(
      'order_lines_price_is_positive',
      sql`${t.price} > 0 and ${t.discountPrice} >= 0 and ${t.discountPrice} < ${t.price}`,
    ),
    check('order_lines_quantity_is_positive', sql`${t.quantity} > 0`),
    check('order_lines_return_is_within_quantity', sql`${t.returnedQuantity} between 0 and ${t.quantity}`),
    check('order_lines_refund_is_within_quantity', sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
    check('order_lines_preorder_is_small', sql`not ${t.isPreorder} or ${t.quantity} <= 99`),
    check('order_lines_certificates_are_few', sql`${t.kind} <> 'certificate' or ${t.quantity} <= 20`),
    check(
      'order_lines_name_one_thing',
      sql`case ${t.kind}
        when 'product' then ${t.variantId} is not null and ${t.certificateVariantId} is null
        else ${t.certificateVariantId} is not null and ${t.variantId} is null and not ${t.isPreorder} end`,
    ),
    check(
      'order_lines_certificates_have_a_value',
      sql`case ${t.kind}
        when 'certificate' then ${t.certificateValue} is not null and ${t.certificateValue} > 0
        else ${t.certificateValue} is null end`,
    ),
  ],
);

export const promoCodeUses = pgTable(
  'promo_code_uses',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    promoCodeId: integer()
      .notNull()
      .references(() => promoCodes.id),
    /** Lower case. */
    email: text().notNull(),
    /** When the order was cancelled and the use returned. */
    returnedAt: moment(),
    at: createdAt(),
  },
  (t) => [
    index('promo_code_uses_by_email').on(t.promoCodeId, t.email),
    check('promo_code_uses_email_is_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

/** The order's history. Append-only; contains no personal data. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    at: createdAt(),
    actor: actorKind().notNull(),
    staffId: integer().references(() => staff.id),
    what: text().notNull(),
    cause: text().notNull().default(''),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('order_events_by_order').on(t.orderId, t.id),
    check('order_events_staff_is_named', sql`(${t.actor} = 'staff') = (${t.staffId} is not null)`),
  ],
);

/** Internal notes of staff about an order; erased with the personal data of the order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('order_notes_by_order').on(t.orderId, t.id)],
);

/** Idempotency keys of requests that may be repeated, with their result. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the normalised request: the same key with another body is refused. */
    requestFingerprint: text().notNull(),
    orderId: integer().references(() => orders.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_by_age').on(t.createdAt),
    check('idempotency_keys_length', sql`char_length(${t.key}) between 1 and 255`),
  ],
);
