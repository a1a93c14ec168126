import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Optimistic locks: how often a form of the back office has changed a record, so that two editors do not overwrite each
 * other. Products and information pages have their own version column.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    /** As in the audit log: 'brand', 'promo_code', 'settings'. */
    subject: text().notNull(),
    recordId: text().notNull(),
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.recordId] }),
    check('record_versions_count_from_one', sql`${t.version} > 0`),
  ],
);
