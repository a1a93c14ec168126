import { sql } from 'drizzle-orm';
import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** Kopiykas. */
export const money = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const position = () => integer().notNull().default(0);
