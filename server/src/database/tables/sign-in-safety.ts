import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment } from './columns.ts';
import { customers } from './customers.ts';
import { staff } from './staff.ts';

export const accountKind = pgEnum('account_kind', ['customer', 'staff']);

const ofCustomer = () => integer().references(() => customers.id, { onDelete: 'cascade' });
const ofStaff = () => integer().references(() => staff.id, { onDelete: 'cascade' });

/** A browser that has signed in to an account before. It grants no access, but wrong tries of strangers do not lock it out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: identity(),
    customerId: ofCustomer(),
    staffId: ofStaff(),
    /** Hash of the token in the browser's cookie. */
    tokenHash: text().notNull().unique(),
    device: text().notNull().default(''),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('known_devices_by_customer').on(t.customerId),
    index('known_devices_by_staff').on(t.staffId),
    check('known_devices_are_of_one_account', sql`num_nonnulls(${t.customerId}, ${t.staffId}) = 1`),
  ],
);

/**
 * Failed sign-ins with one e-mail on one day. Known and unknown e-mails are counted in the same way, so that the response
 * time does not reveal which have an account.
 */
export const wrongTries = pgTable(
  'wrong_tries',
  {
    kind: accountKind().notNull(),
    emailHash: text().notNull(),
    /** Empty if no account has this e-mail. */
    customerId: ofCustomer(),
    staffId: ofStaff(),
    tries: integer().notNull().default(1),
    /** Tries with the right password and a wrong code of the second factor. */
    wrongCodes: integer().notNull().default(0),
    /** How many of them are in the audit log. */
    toldTries: integer().notNull().default(0),
    toldWrongCodes: integer().notNull().default(0),
    toldAt: moment(),
    /** Of staff: the networks that tried since the last entry of the log, at most a few. */
    networks: text().array().notNull().default(sql`'{}'::text[]`),
    since: createdAt(),
    lastAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.emailHash] }),
    index('wrong_tries_by_age').on(t.lastAt),
    check('wrong_tries_are_of_one_account', sql`num_nonnulls(${t.customerId}, ${t.staffId}) <= 1`),
    check(
      'wrong_tries_are_counted',
      sql`${t.tries} >= 1 and ${t.wrongCodes} between 0 and ${t.tries} and ${t.toldTries} between 0 and ${t.tries}
        and ${t.toldWrongCodes} between 0 and ${t.wrongCodes}`,
    ),
  ],
);
