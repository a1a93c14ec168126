import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, money, updatedAt } from './columns.ts';
import { orders } from './orders.ts';
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
    /** The provider's name of this attempt: every attempt has a fresh one. */
    reference: text().notNull().unique(),
    amount: money().notNull(),
    currency: text().notNull().default('UAH'),
    state: paymentState().notNull().default('created'),
    refunded: money().notNull().default(0),
    /** As the provider masks it, for the manager. */
    cardMask: text(),
    reasonCode: integer(),
    expiresAt: moment().notNull(),
    askedAt: moment(),
    /** Counted towards the order's received money; a second approved attempt is not, it waits for a refund. */
    isCounted: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_by_order').on(t.orderId),
    index('payments_undecided')
      .on(t.expiresAt)
      .where(
        sql`${t.state} in ('created', 'pending', 'in_processing', 'waiting_auth_complete', 'refund_in_processing')`,
      ),
    // An order is paid by one attempt.
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

/** Everything a provider ever said about a payment, each saying once. Append-only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: identity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    source: paymentEventSource().notNull(),
    /** SHA-256 of what was said: a repeated report is the same event. */
    fingerprint: text().notNull(),
    providerStatus: text().notNull(),
    reasonCode: integer(),
    body: text().notNull(),
    stateBefore: paymentState().notNull(),
    stateAfter: paymentState().notNull(),
    at: createdAt(),
  },
  (t) => [uniqueIndex('payment_events_once').on(t.paymentId, t.fingerprint)],
);

export const refundState = pgEnum('refund_state', ['requested', 'in_processing', 'done', 'failed']);

/** Money that goes back: through the provider of a payment, or by hand when there is none. */
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refunds_by_order').on(t.orderId),
    index('refunds_by_payment').on(t.paymentId),
    check('refunds_amount_is_positive', sql`${t.amount} > 0`),
  ],
);
