import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { staff } from './staff.ts';

/** The draft of a place that is made of blocks: 'home', 'footer'. Its versions are in `blockVersions`. */
export const blockDrafts = pgTable('block_drafts', {
  place: text().primaryKey(),
  blocks: jsonb().notNull(),
  staffId: integer().references(() => staff.id),
  updatedAt: updatedAt(),
});

/** Published blocks. The version that started last is shown. A version can be taken back until it has started. */
export const blockVersions = pgTable(
  'block_versions',
  {
    place: text().notNull(),
    version: integer().notNull(),
    blocks: jsonb().notNull(),
    startsAt: moment().notNull().defaultNow(),
    staffId: integer().references(() => staff.id),
    publishedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.place, t.version] }),
    index('block_versions_by_start').on(t.place, t.startsAt),
    check('block_versions_count_from_one', sql`${t.version} > 0`),
  ],
);

/** Unpublished blocks that a member of the staff looks at, at an address nobody can guess. */
export const blockPreviews = pgTable(
  'block_previews',
  {
    tokenHash: text().primaryKey(),
    place: text().notNull(),
    blocks: jsonb().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [index('block_previews_by_end').on(t.expiresAt)],
);
