import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, money, updatedAt } from './columns.ts';
import { orderLines, orders } from './orders.ts';
import { staff } from './staff.ts';

export const paymentState = pgEnum('payment_state', [
  'created',
  'pending',
  'in_processing',
  'waiting_auth_complete',
  'approved',
  'declined',
  'expired',
  'refund_in_processing',
  'refunded',
  'voided',
]);

/** One attempt to pay an order by card. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** The reference of this attempt at the provider: each attempt has a new one. */
    reference: text().notNull().unique(),
    amount: money().notNull(),
    currency: text().notNull().default('UAH'),
    state: paymentState().notNull().default('created'),
    refunded: money().notNull().default(0),
    /** The masked card number from the provider, for the manager. */
    cardMask: text(),
    reasonCode: integer(),
    expiresAt: moment().notNull(),
    /** When the provider was last asked about it. */
    askedAt: moment(),
    /** When the provider last answered that the payment is refused. */
    answeredAt: moment(),
    /** When to ask next; empty when the result is final. */
    nextAskAt: moment(),
    /** Counted in the order's received money. A second approved attempt is not counted; it waits for a refund. */
    isCounted: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_by_order').on(t.orderId),
    index('payments_to_ask_about').on(t.nextAskAt).where(sql`${t.nextAskAt} is not null`),
    check(
      'payments_undecided_are_asked_about',
      sql`${t.nextAskAt} is not null or ${t.state} not in ('created', 'pending', 'in_processing', 'waiting_auth_complete', 'refund_in_processing')`,
    ),
    // Only one attempt pays an order.
    uniqueIndex('payments_counted_once').on(t.orderId).where(sql`${t.isCounted}`),
    check(
      'payments_counted_were_approved',
      sql`not ${t.isCounted} or ${t.state} in ('approved', 'refund_in_processing', 'refunded', 'voided')`,
    ),
    check('payments_amount_is_positive', sql`${t.amount} > 0`),
    check('payments_refund_is_within_amount', sql`${t.refunded} between 0 and ${t.amount}`),
    check('payments_are_in_hryvnias', sql`${t.currency} = 'UAH'`),
  ],
);

export const paymentEventSource = pgEnum('payment_event_source', ['callback', 'return', 'check', 'refund']);

/** All payment updates of the provider, each once. Append-only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: identity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    source: paymentEventSource().notNull(),
    /** SHA-256 of the update: a repeated webhook is the same event. */
    fingerprint: text().notNull(),
    providerStatus: text().notNull(),
    reasonCode: integer(),
    body: text().notNull(),
    stateBefore: paymentState().notNull(),
    stateAfter: paymentState().notNull(),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_events_once').on(t.paymentId, t.fingerprint),
    index('payment_events_of_approval').on(t.at).where(sql`${t.stateAfter} = 'approved'`),
  ],
);

/** Webhooks for unknown payment attempts: perhaps money without an order. Append-only. */
export const unmatchedPaymentUpdates = pgTable('stray_payment_reports', {
  id: identity(),
  provider: text().notNull(),
  /** SHA-256 of the update: a repeated webhook is stored once. */
  fingerprint: text().notNull().unique(),
  reference: text().notNull(),
  providerStatus: text().notNull(),
  amount: money(),
  currency: text().notNull(),
  body: text().notNull(),
  at: createdAt(),
});

export const receiptWay = pgEnum('receipt_way', ['cash', 'bank_transfer', 'carrier']);

/** Money for an order that came without the card provider, recorded by staff. Append-only. */
export const moneyReceipts = pgTable(
  'money_receipts',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    way: receiptWay().notNull(),
    amount: money().notNull(),
    note: text().notNull().default(''),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    at: createdAt(),
  },
  (t) => [
    index('money_receipts_by_order').on(t.orderId),
    index('money_receipts_by_time').on(t.at),
    check('money_receipts_amount_is_positive', sql`${t.amount} > 0`),
  ],
);

export const refundState = pgEnum('refund_state', ['requested', 'in_processing', 'done', 'failed']);

/** Refunds: through the provider of a payment, or by hand without one. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    paymentId: integer().references(() => payments.id),
    amount: money().notNull(),
    state: refundState().notNull().default('requested'),
    reason: text().notNull(),
    staffId: integer().references(() => staff.id),
    /** Idempotency key: a repeated request is the same refund. */
    requestKey: uuid().unique(),
    /** SHA-256 of the request: the same key with another body is refused. */
    requestFingerprint: text(),
    /** The delivery is refunded, too. */
    delivery: boolean().notNull().default(false),
    /** The provider's reason for refusing it. */
    error: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refunds_by_order').on(t.orderId),
    index('refunds_by_payment').on(t.paymentId),
    // No second refund of a payment while one is in progress.
    uniqueIndex('refunds_one_at_a_time').on(t.paymentId).where(sql`${t.state} in ('requested', 'in_processing')`),
    uniqueIndex('refunds_delivery_once').on(t.orderId).where(sql`${t.delivery} and ${t.state} <> 'failed'`),
    // The amount is zero if certificates have paid for everything.
    check('refunds_amount_is_positive', sql`${t.amount} > 0 or (${t.amount} = 0 and ${t.paymentId} is null)`),
  ],
);

/** The pieces of order lines that a refund covers. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    index('refund_lines_by_line').on(t.orderLineId),
    check('refund_lines_quantity_is_positive', sql`${t.quantity} > 0`),
  ],
);
