import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { variants } from './catalogue.ts';
import { createdAt, identity, moment, personSearchForm, updatedAt } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    id: identity(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    city: text().notNull().default(''),
    passwordHash: text().notNull(),
    /** When the e-mail address was proved. */
    activatedAt: moment(),
    consentVersion: integer(),
    consentAt: moment(),
    erasedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('customers_by_email').on(t.email).where(sql`${t.erasedAt} is null`),
    index('customers_by_person').using('gin', sql`(${personSearchForm(t)}) gin_trgm_ops`),
    check('customers_email_is_lower', sql`${t.email} = lower(${t.email})`),
  ],
);

export const customerWishlist = pgTable(
  'customer_wishlist',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    addedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.variantId] })],
);

/** One sign-in on one device: a family of rotated refresh tokens. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** How often the refresh token was exchanged: only the token of this generation is good, others were stolen. */
    generation: integer().notNull().default(0),
    /** For a short while after it, the token of the generation before still leads to the same successor. */
    rotatedAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    device: text().notNull().default(''),
    address: text().notNull().default(''),
    lastSeenAt: createdAt(),
    createdAt: createdAt(),
  },
  (t) => [index('customer_sessions_by_customer').on(t.customerId)],
);

export const tokenPurpose = pgEnum('token_purpose', ['activation', 'password_reset', 'email_change']);

/**
 * What somebody asked to be mailed. Written down alike whether the address is known or not, and answered by a job: neither
 * the answer nor its time tells who is a customer.
 */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: identity(),
    purpose: tokenPurpose().notNull(),
    /** Where to write: lower case. */
    email: text().notNull(),
    /** Who asked to change an address. */
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('account_requests_by_customer').on(t.customerId, t.id),
    index('account_requests_by_age').on(t.createdAt),
    check(
      'account_requests_change_names_the_customer',
      sql`(${t.purpose} = 'email_change') = (${t.customerId} is not null)`,
    ),
  ],
);

/** Links in letters: one use, one purpose, hashed. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: tokenPurpose().notNull(),
    tokenHash: text().notNull().unique(),
    /** The address to be proved by an e-mail change. */
    newEmail: text(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('customer_tokens_by_customer').on(t.customerId, t.purpose),
    check(
      'customer_tokens_change_names_the_address',
      sql`(${t.purpose} = 'email_change') = (${t.newEmail} is not null)`,
    ),
  ],
);

/** Rate limits, shared by all processes: a row for everybody who was counted lately. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted and for whom: 'sign-in:address:203.0.113.7'. */
    bucket: text().primaryKey(),
    /** When the last of what was counted will be forgotten. */
    busyUntil: moment().notNull(),
  },
  (t) => [index('rate_limits_by_age').on(t.busyUntil)],
);
