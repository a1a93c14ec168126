import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, updatedAt } from './columns.ts';

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: identity(),
    /** Upper case and trimmed: typed codes ignore both. */
    code: text().notNull().unique(),
    percent: integer().notNull(),
    startsAt: moment(),
    endsAt: moment(),
    maxUses: integer(),
    maxUsesPerEmail: integer(),
    timesUsed: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('promo_codes_percent_is_1_to_100', sql`${t.percent} between 1 and 100`),
    check('promo_codes_code_is_normal', sql`${t.code} = upper(btrim(${t.code})) and ${t.code} <> ''`),
    check(
      'promo_codes_limits_hold',
      sql`${t.timesUsed} >= 0 and (${t.maxUses} is null or ${t.timesUsed} <= ${t.maxUses})`,
    ),
    check('promo_codes_limits_are_positive', sql`${t.maxUses} > 0 and ${t.maxUsesPerEmail} > 0`),
    check('promo_codes_start_before_they_end', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);
