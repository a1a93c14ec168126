import { and, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { blockDrafts, blockPreviews, blockVersions } from '../../database/tables/blocks.ts';
import * as catalogue from '../../database/tables/catalogue.ts';
import { certificateMovements, certificates, orderCertificates } from '../../database/tables/certificates-issued.ts';
import { certificateProducts, certificateVariants } from '../../database/tables/certificates-offered.ts';
import { accountRequests, customers } from '../../database/tables/customers.ts';
import * as information from '../../database/tables/information.ts';
import { letters, letterTexts, subscriptions } from '../../database/tables/notifications.ts';
import * as orders from '../../database/tables/orders.ts';
import { partnerApplications } from '../../database/tables/partners.ts';
import * as payments from '../../database/tables/payments.ts';
import { promoCodes } from '../../database/tables/promo-codes.ts';
import { recordVersions } from '../../database/tables/record-versions.ts';
import { popularWords, searchAsks, searchSynonyms } from '../../database/tables/search.ts';
import { knownDevices, wrongTries } from '../../database/tables/sign-in-safety.ts';
import { auditLog, staff, staffRecoveryCodes, staffSessions } from '../../database/tables/staff.ts';
import { stockMovements } from '../../database/tables/stock.ts';

/** Goods, sales and people, each table after those that refer to it. What depends on a row and is not named goes with it. */
const emptied = [
  payments.refundLines,
  orderCertificates,
  certificateMovements,
  stockMovements,
  orders.promoCodeUses,
  orders.orderEvents,
  orders.orderNotes,
  payments.moneyReceipts,
  payments.paymentEvents,
  payments.unmatchedPaymentUpdates,
  certificates,
  payments.refunds,
  payments.payments,
  orders.orderLines,
  orders.orders,
  promoCodes,
  partnerApplications,
  accountRequests,
  customers,
  letters,
  subscriptions,
  certificateVariants,
  certificateProducts,
  catalogue.priceHistory,
  catalogue.variants,
  catalogue.products,
  searchAsks,
  knownDevices,
  wrongTries,
  blockPreviews,
] as const satisfies PgTable[];

/** Nothing of them is ever rewritten, except here: they tell of people and goods that do not exist. */
const histories = [
  stockMovements,
  certificateMovements,
  orders.orderEvents,
  payments.moneyReceipts,
  payments.paymentEvents,
  payments.unmatchedPaymentUpdates,
  catalogue.priceHistory,
  information.informationPageVersions,
  blockVersions,
  auditLog,
] as const;

/** Until the transaction ends, should it fail before it has protected them again. */
export async function openHistories(tx: Transaction): Promise<void> {
  for (const table of histories) await tx.execute(sql`alter table ${table} disable trigger user`);
}

export async function closeHistories(tx: Transaction): Promise<void> {
  for (const table of histories) await tx.execute(sql`alter table ${table} enable trigger user`);
}

/** Keys of requests stay only for the one that is being answered. */
export async function emptyBooks(tx: Transaction, requestKey: string | undefined): Promise<void> {
  await tx.delete(orders.idempotencyKeys).where(isOther(orders.idempotencyKeys.key, requestKey));
  for (const table of emptied) await tx.delete(table);
}

const isOther = <Value>(column: PgColumn, kept: Value | undefined) =>
  kept === undefined ? undefined : ne(column, kept);

/** As in a new shop, from the number that the owner has set. Undone with the transaction, other than `setval`. */
export async function restartOrderNumbers(tx: Transaction, first: number): Promise<void> {
  await tx.execute(sql`alter sequence orders_id_seq restart with ${sql.raw(String(first))}`);
}

/**
 * The times at which the shop wrote by itself: when it was filled, and when a later version brought its texts as blocks. All rows of
 * a transaction have the same time. As text: JavaScript's dates are less exact.
 */
export async function listFillings(db: Executor, mark: string): Promise<string[]> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select updated_at::text as at from shop_settings where name = ${mark}
    union select published_at::text from block_versions where staff_id is null and version = 1`);
  return rows.map(({ at }) => at);
}

const atOneOf = (column: PgColumn, fillings: readonly string[]): SQL =>
  sql`${column} in (${sql.join(
    fillings.map((at) => sql`${at}::timestamptz`),
    sql`, `,
  )})`;

/** Brands, kinds, offers and banners that the shop was filled with, without those of the owner. */
export async function deleteFilledCatalogue(tx: Transaction, fillings: readonly string[]): Promise<void> {
  const kinds = Object.values(catalogue.kindTables).map(({ names }) => names);
  for (const table of [catalogue.banners, catalogue.brands, catalogue.collections, ...kinds])
    await tx.delete(table).where(atOneOf(table.createdAt, fillings));
  const isOfPage = sql`${catalogue.redirects.fromPath} ~ '^/(page|info)/'`;
  await tx.delete(catalogue.redirects).where(sql`not ${isOfPage}`);
}

/** Words of the search that nobody of the staff has written or changed, which the audit log still tells. */
export async function deleteUntouchedWords(tx: Transaction): Promise<void> {
  const touched = (subject: string) => sql`(select ${auditLog.subjectId} from ${auditLog}
    where ${auditLog.subject} = ${subject} and ${auditLog.staffId} is not null)`;
  await tx.delete(searchSynonyms).where(sql`${searchSynonyms.id}::text not in ${touched('search_synonym')}`);
  await tx.delete(popularWords).where(sql`${popularWords.id}::text not in ${touched('popular_word')}`);
}

/** Texts of letters and pages that no member of the staff has written. */
export async function deleteFilledTexts(tx: Transaction, fillings: readonly string[]): Promise<void> {
  const { informationPages: pages, informationPageVersions: versions } = information;
  await tx.delete(letterTexts).where(atOneOf(letterTexts.updatedAt, fillings));
  await tx.delete(versions).where(isNull(versions.staffId));
  await tx
    .delete(pages)
    .where(sql`not exists (select from ${versions} where ${versions.pageType} = ${pages.pageType})`);
}

/** Settings that the shop was filled with and nobody has saved since; the others. */
export async function deleteFilledSettings(tx: Transaction, fillings: readonly string[]): Promise<void> {
  await tx.delete(information.shopSettings).where(atOneOf(information.shopSettings.updatedAt, fillings));
}

export async function listSettings(db: Executor): Promise<{ name: string; value: unknown }[]> {
  const { name, value } = information.shopSettings;
  return await db.select({ name, value }).from(information.shopSettings);
}

export async function deleteSettings(tx: Transaction): Promise<void> {
  await tx.delete(information.shopSettings);
}

/** Everything that was published or drafted, and which pictures the shop was filled with. */
export async function readAllBlocks(db: Executor, fillings: readonly string[]) {
  const versions = await db
    .select({ ...columnsOf(blockVersions), isPlanned: sql<boolean>`${blockVersions.startsAt} > clock_timestamp()` })
    .from(blockVersions)
    .orderBy(blockVersions.place, blockVersions.startsAt, blockVersions.version);
  return { versions, drafts: await db.select().from(blockDrafts), pictures: await listFilledPictures(db, fillings) };
}

const columnsOf = ({ place, version, blocks, startsAt, staffId }: typeof blockVersions) => ({
  place,
  version,
  blocks,
  startsAt,
  staffId,
});

export async function listFilledPictures(db: Executor, fillings: readonly string[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from pictures where ${sql`created_at`} in (${sql.join(
      fillings.map((at) => sql`${at}::timestamptz`),
      sql`, `,
    )})`,
  );
  return new Set(rows.map(({ id }) => id));
}
