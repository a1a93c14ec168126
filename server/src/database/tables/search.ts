import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, position } from './columns.ts';

/** What customers call things, and what the catalogue calls them. Both are lists, separated by commas. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: identity(),
  name: text().notNull(),
  means: text().notNull(),
  position: position(),
});

/** Words that the empty search offers, and those that are asked often enough to be offered. */
export const popularWords = pgTable(
  'popular_words',
  {
    id: identity(),
    name: text().notNull().unique(),
    isShown: boolean().notNull().default(false),
    /** Added by the owner, not collected from searches. */
    isOwn: boolean().notNull().default(true),
    /** From how many networks they were asked in the last thirty days; 0 when they are not asked often. */
    networks: integer().notNull().default(0),
    position: position(),
  },
  (t) => [check('popular_words_networks_not_negative', sql`${t.networks} >= 0`)],
);

/** Who searched for what, for thirty days. A network counts once for the same words, and is stored as a keyed hash. */
export const searchAsks = pgTable(
  'search_asks',
  {
    words: text().notNull(),
    network: text().notNull(),
    askedOn: date().notNull().default(sql`current_date`),
  },
  (t) => [primaryKey({ columns: [t.words, t.network] }), index('search_asks_by_day').on(t.askedOn)],
);
