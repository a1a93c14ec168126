import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';

/** Pictures by content: the same file uploaded twice is one row. Bytes are in the media store. */
export const pictures = pgTable(
  'pictures',
  {
    id: identity(),
    /** First 128 bits of the SHA-256 of the original, in hex. It is the name in the store and in addresses. */
    fingerprint: text().notNull().unique(),
    format: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    placeholder: text().notNull(),
    /** When all its sizes were made; until then they are made on demand. */
    preparedAt: moment(),
    preparationFailures: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('pictures_unprepared').on(t.preparationFailures, t.id).where(sql`${t.preparedAt} is null`),
    check('pictures_have_a_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
);

/** The columns for showing a picture, of the table or of an alias. */
export const pictureColumns = <F, W, H, P>(table: { fingerprint: F; width: W; height: H; placeholder: P }) => ({
  fingerprint: table.fingerprint,
  width: table.width,
  height: table.height,
  placeholder: table.placeholder,
});
