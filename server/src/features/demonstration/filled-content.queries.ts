import { isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { blockDrafts, blockVersions } from '../../database/tables/blocks.ts';
import * as catalogue from '../../database/tables/catalogue.ts';
import { informationPages, informationPageVersions, shopSettings } from '../../database/tables/information.ts';
import { pictures } from '../../database/tables/media.ts';
import { letterTexts } from '../../database/tables/notifications.ts';
import { popularWords, searchSynonyms } from '../../database/tables/search.ts';
import { auditLog } from '../../database/tables/staff.ts';

/**
 * When the shop wrote by itself: its filling, and the start of a later version that brought its texts as blocks. Whatever a
 * transaction writes has one time. As texts, because JavaScript's dates are less exact.
 */
export async function listFillings(db: Executor, mark: string): Promise<string[]> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select ${shopSettings.updatedAt}::text as at from ${shopSettings} where ${shopSettings.name} = ${mark}
    union select ${blockVersions.publishedAt}::text from ${blockVersions}
      where ${blockVersions.staffId} is null and ${blockVersions.version} = 1`);
  return rows.map(({ at }) => at);
}

const isFilled = (time: PgColumn, fillings: readonly string[]): SQL => {
  const times = fillings.map((at) => sql`${at}::timestamptz`);
  return sql`${time} in (${sql.join(times, sql`, `)})`;
};

/** Brands, kinds, offers and banners, without those of the staff; and redirects between goods. */
export async function deleteFilledCatalogue(tx: Transaction, fillings: readonly string[]): Promise<void> {
  const kinds = Object.values(catalogue.kindTables).map(({ names }) => names);
  for (const table of [catalogue.banners, catalogue.brands, catalogue.collections, ...kinds])
    await tx.delete(table).where(isFilled(table.createdAt, fillings));
  const { redirects } = catalogue;
  await tx.delete(redirects).where(sql`${redirects.fromPath} !~ '^/(page|info)/'`);
}

/** Words of the search that nobody of the staff has written or changed, as the audit log tells. */
export async function deleteFilledWords(tx: Transaction): Promise<void> {
  const touched = (subject: string) => sql`(select ${auditLog.subjectId} from ${auditLog}
    where ${auditLog.subject} = ${subject} and ${auditLog.staffId} is not null)`;
  await tx.delete(searchSynonyms).where(sql`${searchSynonyms.id}::text not in ${touched('search_synonym')}`);
  await tx.delete(popularWords).where(sql`${popularWords.id}::text not in ${touched('popular_word')}`);
}

/** Texts of letters and pages that nobody of the staff has written. */
export async function deleteFilledTexts(tx: Transaction, fillings: readonly string[]): Promise<void> {
  const versions = informationPageVersions;
  await tx.delete(letterTexts).where(isFilled(letterTexts.updatedAt, fillings));
  await tx.delete(versions).where(isNull(versions.staffId));
  const hasVersions = sql`exists (select from ${versions} where ${versions.pageType} = ${informationPages.pageType})`;
  await tx.delete(informationPages).where(sql`not ${hasVersions}`);
}

export async function listFilledPictures(db: Executor, fillings: readonly string[]): Promise<Set<number>> {
  const rows = await db.select({ id: pictures.id }).from(pictures).where(isFilled(pictures.createdAt, fillings));
  return new Set(rows.map(({ id }) => id));
}

/** Published blocks in the order in which they begin. */
export async function listVersions(db: Executor) {
  return await db
    .select({ version: blockVersions, isPlanned: sql<boolean>`${blockVersions.startsAt} > clock_timestamp()` })
    .from(blockVersions)
    .orderBy(blockVersions.place, blockVersions.startsAt, blockVersions.version);
}

export async function listDrafts(db: Executor) {
  return await db.select().from(blockDrafts);
}

export async function replaceBlocks(
  tx: Transaction,
  blocks: { versions: (typeof blockVersions.$inferInsert)[]; drafts: (typeof blockDrafts.$inferInsert)[] },
): Promise<void> {
  await tx.delete(blockVersions);
  await tx.delete(blockDrafts);
  if (blocks.versions.length > 0) await tx.insert(blockVersions).values(blocks.versions);
  if (blocks.drafts.length > 0) await tx.insert(blockDrafts).values(blocks.drafts);
}

export async function listSettings(db: Executor): Promise<Map<string, unknown>> {
  const rows = await db.select({ name: shopSettings.name, value: shopSettings.value }).from(shopSettings);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function replaceSettings(tx: Transaction, settings: ReadonlyMap<string, unknown>): Promise<void> {
  await tx.delete(shopSettings);
  const rows = [...settings].map(([name, value]) => ({ name, value }));
  if (rows.length > 0) await tx.insert(shopSettings).values(rows);
}

/** Deletes the pictures that nothing shows any more, except the given ones, and returns them. */
export async function deleteUnusedPictures(tx: Transaction, kept: readonly number[]) {
  const columns = [
    catalogue.brands.homeBannerId,
    catalogue.banners.pictureId,
    catalogue.banners.mobilePictureId,
    catalogue.skinTypes.bannerId,
    catalogue.goals.bannerId,
    catalogue.collections.bannerId,
    catalogue.collections.mobileBannerId,
  ];
  const shown = columns.map((column) => sql`select ${column} from ${column.table} where ${column} is not null`);
  const given = sql`select value::integer from jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb)`;
  return await tx
    .delete(pictures)
    .where(sql`${pictures.id} not in (${sql.join([...shown, given], sql` union all `)})`)
    .returning({ fingerprint: pictures.fingerprint, width: pictures.width });
}
