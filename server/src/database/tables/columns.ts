import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** Kopiykas. */
export const money = () => bigint({ mode: 'number' });
export const moment = (name = '') => timestamp(name, { withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const position = () => integer().notNull().default(0);

/**
 * A text as it is searched: lower case, every apostrophe the same. ICU knows how: a server whose locale is C would
 * lower-case nothing but Latin letters. In the default collation again, the trigram indexes can compare it.
 */
export const searchForm = (text: SQLWrapper): SQL =>
  sql`lower(translate(${text}, '’ʼ\`', repeat('''', 3)) collate uk) collate "default"`;

type Person = Record<'firstName' | 'lastName' | 'email' | 'phone', SQLWrapper>;

/** All by which somebody may be found, the names in either order. */
export const personSearchForm = ({ firstName, lastName, email, phone }: Person): SQL =>
  searchForm(sql`(${firstName} || ' ' || ${lastName} || ' ' || ${firstName} || ' ' || ${email} || ' ' || ${phone})`);
