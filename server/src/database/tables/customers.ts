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
    /** When the e-mail address was confirmed. */
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
    /** How often the refresh token was rotated. Only the token of this generation is valid; an older one was stolen. */
    generation: integer().notNull().default(0),
    /** For a short time after it, the previous token still gives the same new token. */
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
 * Requests for a letter. Stored in the same way for known and unknown addresses, and answered by a job, so that neither the
 * reply nor its time reveals who is a customer.
 */
export const accountRequests = pgTable(
  'account_requests',
  {
    id: identity(),
    purpose: tokenPurpose().notNull(),
    /** The recipient, in lower case. */
    email: text().notNull(),
    /** The customer who asked to change the address. */
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

/** Tokens of links in letters: one use, one purpose, hashed. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: tokenPurpose().notNull(),
    tokenHash: text().notNull().unique(),
    /** For an e-mail change: the address to confirm. */
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

/** Buckets of rate limits, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Limit and subject: 'sign-in:address:203.0.113.7'. */
    bucket: text().primaryKey(),
    /** When the bucket will be empty. */
    busyUntil: moment().notNull(),
  },
  (t) => [index('rate_limits_by_age').on(t.busyUntil)],
);
