import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, updatedAt } from './columns.ts';

export const staffRole = pgEnum('staff_role', ['owner', 'manager', 'content_editor']);

/** Roles that the owner has made: sets of rights. */
export const staffRoles = pgTable('staff_roles', {
  id: identity(),
  name: text().notNull().unique(),
  /** As in `rights` of the contract. One that this version does not know counts for nothing. */
  rights: text().array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const staff = pgTable(
  'staff',
  {
    id: identity(),
    /** Lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    /** A role that every shop has; empty for those with an own role. */
    role: staffRole(),
    roleId: integer().references(() => staffRoles.id),
    /** Empty until an invitation is accepted. */
    passwordHash: text(),
    /** Encrypted with the shop's secret key. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The time step of the last accepted code: each code works once. */
    totpStep: integer(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('staff_email_is_lower', sql`${t.email} = lower(${t.email})`),
    check('staff_have_one_role', sql`num_nonnulls(${t.role}, ${t.roleId}) = 1`),
    check('staff_second_factor_has_a_secret', sql`${t.totpConfirmedAt} is null or ${t.totpSecret} is not null`),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    device: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('staff_sessions_by_staff').on(t.staffId)],
);

export const staffLinkPurpose = pgEnum('staff_link_purpose', ['invitation', 'password_reset']);

/** Links in letters to staff. Each works once. */
export const staffLinks = pgTable(
  'staff_links',
  {
    id: identity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    purpose: staffLinkPurpose().notNull(),
    /** Hash of the token in the link. */
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('staff_links_by_staff').on(t.staffId)],
);

/** Requests for a new password, with whatever address was typed. A job finds out whose it is. */
export const staffResetRequests = pgTable('staff_reset_requests', {
  id: identity(),
  email: text().notNull(),
  createdAt: createdAt(),
});

/** Recovery codes for a lost second factor. Each works once; only hashes are stored. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: identity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text().notNull().unique(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('staff_recovery_codes_by_staff').on(t.staffId)],
);

/** Changes by staff, with the values before and after. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    at: createdAt(),
    /** Empty for changes by the shop itself. */
    staffId: integer().references(() => staff.id),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [index('audit_log_by_subject').on(t.subject, t.subjectId), index('audit_log_by_time').on(t.at)],
);
