import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { informationPageDrafts, informationPages, informationPageVersions } from '../../database/tables/information.ts';
import { staff } from '../../database/tables/staff.ts';

/** A page as customers see it. */
export async function findPublishedPage(db: Executor, pageType: string) {
  const [row] = await db
    .select()
    .from(informationPages)
    .where(and(eq(informationPages.pageType, pageType), isNull(informationPages.withdrawnAt)));
  return row;
}

export async function listPublishedPages(db: Executor) {
  return await db
    .select()
    .from(informationPages)
    .where(isNull(informationPages.withdrawnAt))
    .orderBy(asc(informationPages.pageType));
}

/** A page that was ever published, withdrawn or not. */
export async function findInformationPage(db: Executor, pageType: string) {
  const [row] = await db.select().from(informationPages).where(eq(informationPages.pageType, pageType));
  return row;
}

export async function listInformationPages(db: Executor) {
  return await db.select().from(informationPages).orderBy(asc(informationPages.pageType));
}

export async function findLatestVersion(db: Executor, pageType: string): Promise<number | undefined> {
  const [row] = await db
    .select({ version: informationPages.version })
    .from(informationPages)
    .where(eq(informationPages.pageType, pageType));
  return row?.version;
}

/** Latest first, each with the name of its publisher. */
export async function listPageVersions(db: Executor, pageType: string) {
  return await db
    .select({ page: informationPageVersions, publishedBy: staff.name })
    .from(informationPageVersions)
    .leftJoin(staff, eq(staff.id, informationPageVersions.staffId))
    .where(eq(informationPageVersions.pageType, pageType))
    .orderBy(desc(informationPageVersions.version));
}

export async function findPageVersion(db: Executor, pageType: string, version: number) {
  const [row] = await db
    .select()
    .from(informationPageVersions)
    .where(and(eq(informationPageVersions.pageType, pageType), eq(informationPageVersions.version, version)));
  return row;
}

/** Writes a new version and returns its number; undefined when `seen` is not the current version. */
export async function upsertInformationPage(
  db: Executor,
  page: { pageType: string; title: string; contentHtml: string },
  seen?: number,
): Promise<number | undefined> {
  const [row] = await db
    .insert(informationPages)
    .values(page)
    .onConflictDoUpdate({
      target: informationPages.pageType,
      set: {
        title: page.title,
        contentHtml: page.contentHtml,
        version: sql`${informationPages.version} + 1`,
        updatedAt: sql`now()`,
        withdrawnAt: null,
      },
      ...(seen !== undefined && { setWhere: eq(informationPages.version, seen) }),
    })
    .returning({ version: informationPages.version });
  return seen !== undefined && row?.version !== seen + 1 ? undefined : row?.version;
}

export async function insertInformationPageVersion(
  db: Executor,
  version: typeof informationPageVersions.$inferInsert,
): Promise<void> {
  await db.insert(informationPageVersions).values(version);
}

/** Undefined when the page is not shown. */
export async function markWithdrawn(db: Executor, pageType: string) {
  const [row] = await db
    .update(informationPages)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(informationPages.pageType, pageType), isNull(informationPages.withdrawnAt)))
    .returning();
  return row;
}

export async function findPageDraft(db: Executor, pageType: string) {
  const [row] = await db.select().from(informationPageDrafts).where(eq(informationPageDrafts.pageType, pageType));
  return row;
}

export async function listPageDrafts(db: Executor) {
  return await db.select().from(informationPageDrafts);
}

export async function upsertPageDraft(
  db: Executor,
  draft: { pageType: string; title: string; contentHtml: string; staffId: number },
): Promise<void> {
  const { pageType: _, ...set } = draft;
  await db
    .insert(informationPageDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: informationPageDrafts.pageType, set: { ...set, updatedAt: sql`now()` } });
}

export async function deletePageDraft(db: Executor, pageType: string) {
  const [row] = await db.delete(informationPageDrafts).where(eq(informationPageDrafts.pageType, pageType)).returning();
  return row;
}

export async function renamePageDraft(db: Executor, from: string, to: string): Promise<void> {
  await db.update(informationPageDrafts).set({ pageType: to }).where(eq(informationPageDrafts.pageType, from));
}
