import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, money, position } from './columns.ts';
import { orderLines, orders } from './orders.ts';
import { refunds } from './payments.ts';
import { staff } from './staff.ts';

export const certificateState = pgEnum('certificate_state', ['active', 'blocked']);
/** Why a certificate is blocked. Staff can lift only their own blocks; for the others the money was refunded. */
export const certificateBlock = pgEnum('certificate_block', ['staff', 'refund', 'cancellation', 'chargeback']);

/** Issued certificates with their money. */
export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    /** Upper case, as printed; a secret that is as good as money. */
    serialNumber: text().notNull().unique(),
    state: certificateState().notNull().default('active'),
    blockedFor: certificateBlock(),
    /** The refund of this certificate, finished or not. A block by staff stays recorded as such until the refund is done. */
    refundId: integer().references(() => refunds.id),
    amount: money().notNull(),
    balance: money().notNull(),
    /** The last day on which it can be used, in Kyiv. */
    validUntil: date().notNull(),
    /** The order line and the piece of that line; empty for certificates issued in the back office. */
    orderLineId: integer().references(() => orderLines.id),
    ordinal: integer(),
    recipientName: text(),
    recipientEmail: text(),
    message: text(),
    sendOn: date(),
    sentAt: moment(),
    issuedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('certificates_issued_once').on(t.orderLineId, t.ordinal).where(sql`${t.orderLineId} is not null`),
    check(
      'certificates_balance_is_never_negative',
      sql`${t.balance} >= 0 and ${t.balance} <= ${t.amount} and ${t.amount} > 0`,
    ),
    check(
      'certificates_serial_is_normal',
      sql`${t.serialNumber} = upper(btrim(${t.serialNumber})) and ${t.serialNumber} <> ''`,
    ),
    check('certificates_bought_have_an_ordinal', sql`(${t.orderLineId} is null) = (${t.ordinal} is null)`),
    index('certificates_by_refund').on(t.refundId).where(sql`${t.refundId} is not null`),
    check('certificates_blocked_say_why', sql`(${t.state} = 'blocked') = (${t.blockedFor} is not null)`),
    check('certificates_refunded_are_blocked', sql`${t.refundId} is null or ${t.state} = 'blocked'`),
    check('certificates_message_is_short', sql`char_length(${t.message}) <= 300`),
  ],
);

export const certificateMovementKind = pgEnum('certificate_movement_kind', [
  'issued',
  'redeemed',
  'returned',
  'adjusted',
]);

/** The history of certificate balances. Append-only. */
export const certificateMovements = pgTable(
  'certificate_movements',
  {
    id: identity(),
    certificateId: integer()
      .notNull()
      .references(() => certificates.id),
    kind: certificateMovementKind().notNull(),
    difference: money().notNull(),
    balanceAfter: money().notNull(),
    orderId: integer().references(() => orders.id),
    /** `orders.revivals` at that time. */
    revival: integer().notNull().default(0),
    staffId: integer().references(() => staff.id),
    note: text().notNull().default(''),
    at: createdAt(),
  },
  (t) => [
    index('certificate_movements_by_certificate').on(t.certificateId, t.at),
    // Between revivals, an order takes from a certificate once; returns are limited by what was taken.
    uniqueIndex('certificate_movements_once_an_order')
      .on(t.certificateId, t.orderId, t.revival)
      .where(sql`${t.kind} = 'redeemed'`),
    check('certificate_movements_balance_is_never_negative', sql`${t.balanceAfter} >= 0`),
    check(
      'certificate_movements_redemptions_name_their_order',
      sql`(${t.kind} in ('redeemed', 'returned')) = (${t.orderId} is not null)`,
    ),
    check(
      'certificate_movements_point_the_right_way',
      sql`case ${t.kind} when 'redeemed' then ${t.difference} < 0 when 'returned' then ${t.difference} > 0 when 'issued' then ${t.difference} > 0 else true end`,
    ),
  ],
);

/** Which certificates paid for an order, and how much of each. */
export const orderCertificates = pgTable(
  'order_certificates',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    certificateId: integer()
      .notNull()
      .references(() => certificates.id),
    amount: money().notNull(),
    position: position(),
    returned: money().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.certificateId] }),
    index('order_certificates_by_certificate').on(t.certificateId),
    check('order_certificates_amount_is_positive', sql`${t.amount} > 0`),
    check('order_certificates_return_is_within_amount', sql`${t.returned} between 0 and ${t.amount}`),
  ],
);
