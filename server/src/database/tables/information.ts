import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { staff } from './staff.ts';

/** The current information pages; `version` is the latest version. */
export const informationPages = pgTable(
  'information_pages',
  {
    /** The last part of its address, in lower case: 'delivery' is /page/delivery, 'privacy' is /info/privacy. */
    pageType: text().primaryKey(),
    title: text().notNull(),
    contentHtml: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
    /** Since when it is not shown any more. Its versions stay. */
    withdrawnAt: moment(),
  },
  (t) => [check('information_pages_type_is_lower', sql`${t.pageType} = lower(${t.pageType})`)],
);

/** Texts that are not published yet. */
export const informationPageDrafts = pgTable('information_page_drafts', {
  pageType: text().primaryKey(),
  title: text().notNull(),
  contentHtml: text().notNull(),
  staffId: integer().references(() => staff.id),
  updatedAt: updatedAt(),
});

/** All published versions: an order names the version of the offer that the customer accepted. */
export const informationPageVersions = pgTable(
  'information_page_versions',
  {
    pageType: text()
      .notNull()
      .references(() => informationPages.pageType),
    version: integer().notNull(),
    title: text().notNull(),
    contentHtml: text().notNull(),
    staffId: integer().references(() => staff.id),
    publishedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.pageType, t.version] })],
);

/** Settings from the back office, one row per setting. */
export const shopSettings = pgTable('shop_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
});
