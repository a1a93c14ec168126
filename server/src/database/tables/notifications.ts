import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, updatedAt } from './columns.ts';

export const letterState = pgEnum('letter_state', ['waiting', 'sent', 'failed', 'withdrawn']);

/** The outbox of letters: written in the transaction of their event, sent by a job. */
export const letters = pgTable(
  'letters',
  {
    id: identity(),
    /** The event and its subject: 'order-placed:42'. One letter per event. */
    event: text().notNull().unique(),
    kind: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    state: letterState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    sendAfter: createdAt(),
    sentAt: moment(),
    error: text(),
    /** For a letter sent again: the original letter and the number of the copy. */
    copyOf: integer().references((): AnyPgColumn => letters.id),
    copyNumber: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('letters_are_copied_once_a_number').on(t.copyOf, t.copyNumber),
    check(
      'letters_are_copied_three_times',
      sql`(${t.copyOf} is null) = (${t.copyNumber} is null) and ${t.copyNumber} between 1 and 3`,
    ),
    index('letters_by_recipient').on(sql`lower(${t.recipient})`),
    index('letters_waiting').on(t.sendAfter).where(sql`${t.state} = 'waiting'`),
    index('letters_of_placed_orders').on(t.recipient).where(sql`${t.kind} = 'order-placed'`),
    check('letters_sent_have_a_time', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
  ],
);

/** The words of letters that the shop has changed; without a row a letter has its original words. */
export const letterTexts = pgTable('letter_texts', {
  /** As in `letters`; 'frame' is what all letters end with. */
  kind: text().primaryKey(),
  subject: text().notNull(),
  preheader: text().notNull(),
  opening: text().notNull(),
  closing: text().notNull(),
  /** A letter could not be written with these words and went out with the original ones. */
  failedAt: moment(),
  failure: text(),
  updatedAt: updatedAt(),
});

export const subscriptionState = pgEnum('subscription_state', ['pending', 'confirmed', 'unsubscribed']);

/** Newsletter subscriptions with double opt-in. The unsubscribe link is signed, so it needs no column. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    /** Lower case. */
    email: text().notNull().unique(),
    state: subscriptionState().notNull().default('pending'),
    /** Hash of the token in the latest confirmation link. */
    confirmationHash: text().unique(),
    /** When that link was created: it is valid for a while, and reused for further requests. */
    askedAt: createdAt(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('subscriptions_email_is_lower', sql`${t.email} = lower(${t.email})`),
    check('subscriptions_confirmed_have_a_time', sql`${t.state} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
);
