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
 * The search form of a text: lower case, one kind of apostrophe. Uses an ICU collation, because a server with the locale C
 * lower-cases only Latin letters. The result has the default collation, which the trigram indexes need.
 */
export const searchForm = (text: SQLWrapper): SQL =>
  sql`lower(translate(${text}, '’ʼ\`', repeat('''', 3)) collate uk) collate "default"`;

type Person = Record<'firstName' | 'lastName' | 'email' | 'phone', SQLWrapper>;

/** All fields by which a person can be found, with the names in both orders. */
export const personSearchForm = ({ firstName, lastName, email, phone }: Person): SQL =>
  searchForm(sql`(${firstName} || ' ' || ${lastName} || ' ' || ${firstName} || ' ' || ${email} || ' ' || ${phone})`);
