import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns.ts';
import { staff } from './staff.ts';

/** Informational pages as they are now; `version` is the last of their versions. */
export const informationPages = pgTable(
  'information_pages',
  {
    /** 'delivery', 'terms': lower case. */
    pageType: text().primaryKey(),
    title: text().notNull(),
    contentHtml: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [check('information_pages_type_is_lower', sql`${t.pageType} = lower(${t.pageType})`)],
);

/** Every version that was ever public: an order names the offer that the customer accepted. */
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

/** What the owner sets in the back office, a row a setting. */
export const shopSettings = pgTable('shop_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
});
