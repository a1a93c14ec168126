import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';

export const letterState = pgEnum('letter_state', ['waiting', 'sent', 'failed', 'withdrawn']);

/** Letters to send, written in the transaction of what they tell about. */
export const letters = pgTable(
  'letters',
  {
    id: identity(),
    /** What happened and to what: 'order-placed:42'. One letter an event. */
    event: text().notNull().unique(),
    kind: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    state: letterState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    sendAfter: createdAt(),
    sentAt: moment(),
    error: text(),
    /** The letter that this one repeats, and which time it is. */
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

export const subscriptionState = pgEnum('subscription_state', ['pending', 'confirmed', 'unsubscribed']);

/** Newsletter subscriptions with double opt-in. The link to unsubscribe is signed, so nothing of it is kept. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    /** Lower case. */
    email: text().notNull().unique(),
    state: subscriptionState().notNull().default('pending'),
    /** Of the token in the last link for confirmation that was mailed. */
    confirmationHash: text().unique(),
    /** When that link was made: it is good for a while, and not made anew at every request. */
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
