import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, money } from './columns.ts';

/** The next page to request from the carrier; `complete` after both lists. */
export type DirectoryProgress = { list?: 'settlements' | 'branches' | 'complete'; page?: number };

export const directorySyncState = pgEnum('directory_sync_state', ['running', 'current', 'replaced', 'failed']);

/** A copy of the carrier's directory: filled page by page, then made current in one statement. */
export const directorySyncs = pgTable(
  'directory_syncs',
  {
    id: identity(),
    state: directorySyncState().notNull().default('running'),
    /** Where to continue after an interruption. */
    progress: jsonb().$type<DirectoryProgress>().notNull().default({}),
    settlements: integer().notNull().default(0),
    branches: integer().notNull().default(0),
    error: text(),
    startedAt: createdAt(),
    finishedAt: moment(),
  },
  (t) => [
    // At most one copy is current, and at most one is being filled.
    uniqueIndex('directory_syncs_one_of_a_kind').on(t.state).where(sql`${t.state} in ('current', 'running')`),
    check('directory_syncs_counts', sql`${t.settlements} >= 0 and ${t.branches} >= 0`),
  ],
);

export const carrierSettlements = pgTable(
  'carrier_settlements',
  {
    syncId: integer()
      .notNull()
      .references(() => directorySyncs.id, { onDelete: 'cascade' }),
    /** The carrier's settlement identifier. */
    ref: text().notNull(),
    /** The carrier's other identifier of the same place, for waybills. */
    cityRef: text(),
    name: text().notNull(),
    /** The folded name: see foldPlaceName. */
    searchName: text().notNull(),
    /** The folded name from its second word on: «Подільський» finds «Кам'янець-Подільський». */
    searchRest: text(),
    /** 'м.', 'смт', 'с.' */
    type: text().notNull().default(''),
    area: text().notNull().default(''),
    region: text().notNull().default(''),
    /** Region and district, folded. */
    searchArea: text().notNull().default(''),
    /** The number of branches: larger settlements come first. */
    weight: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.syncId, t.ref] }),
    index('carrier_settlements_prefix').on(t.syncId, sql`${t.searchName} text_pattern_ops`),
    index('carrier_settlements_rest').on(t.syncId, sql`${t.searchRest} text_pattern_ops`),
  ],
);

export const branchKind = pgEnum('branch_kind', ['branch', 'locker']);

export const carrierBranches = pgTable(
  'carrier_branches',
  {
    syncId: integer()
      .notNull()
      .references(() => directorySyncs.id, { onDelete: 'cascade' }),
    ref: text().notNull(),
    settlementRef: text().notNull(),
    /** The settlement's other identifier, for waybills. */
    cityRef: text(),
    kind: branchKind().notNull(),
    number: text().notNull(),
    /** The number as a number, so that 2 comes before 10. */
    numberOrder: integer().notNull(),
    description: text().notNull(),
    /** The description, folded. */
    searchDescription: text().notNull().default(''),
    /** Whether the rest can be paid there. Lockers that cannot take money refuse prepayment orders. */
    canCollectMoney: boolean().notNull().default(true),
    maxWeightKilograms: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.syncId, t.ref] }),
    index('carrier_branches_by_settlement').on(t.syncId, t.settlementRef, t.numberOrder),
    index('carrier_branches_by_number').on(t.syncId, t.settlementRef, sql`${t.number} text_pattern_ops`),
  ],
);

/** Settlements whose streets were asked of the carrier; `fetchedAt` is null until they are there. */
export const carrierStreetLists = pgTable('carrier_street_lists', {
  settlementRef: text().primaryKey(),
  requestedAt: createdAt(),
  fetchedAt: moment(),
});

export const carrierStreets = pgTable(
  'carrier_streets',
  {
    settlementRef: text()
      .notNull()
      .references(() => carrierStreetLists.settlementRef, { onDelete: 'cascade' }),
    ref: text().notNull(),
    /** With its type: 'вул. Хрещатик'. */
    name: text().notNull(),
    /** Folded; the type by itself. */
    searchName: text().notNull(),
    searchType: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.settlementRef, t.ref] })],
);

/** Prices and days that were asked of the carrier; both are null until the answer. */
export const carrierEstimates = pgTable(
  'carrier_estimates',
  {
    id: identity(),
    service: text().$type<'branch' | 'locker' | 'door'>().notNull(),
    settlementRef: text().notNull(),
    /** The upper limits of the classes that the parcel is in. */
    weightGrams: integer().notNull(),
    declared: money().notNull(),
    /** The day on which the parcel would be sent. */
    sentOn: date().notNull(),
    cost: money(),
    arrivesOn: date(),
    requestedAt: createdAt(),
  },
  (t) => [
    unique('carrier_estimates_once').on(t.service, t.settlementRef, t.weightGrams, t.declared, t.sentOn),
    check('carrier_estimates_are_whole', sql`(${t.cost} is null) = (${t.arrivesOn} is null) and ${t.cost} >= 0`),
  ],
);
