import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, updatedAt } from './columns.ts';

export const staffRole = pgEnum('staff_role', ['owner', 'manager', 'content_editor']);

export const staff = pgTable(
  'staff',
  {
    id: identity(),
    /** Lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: staffRole().notNull(),
    passwordHash: text().notNull(),
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
