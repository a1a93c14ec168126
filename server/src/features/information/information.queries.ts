import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { informationPages, informationPageVersions } from '../../database/tables/information.ts';
import { staff } from '../../database/tables/staff.ts';

export async function findInformationPage(db: Executor, pageType: string) {
  const [row] = await db.select().from(informationPages).where(eq(informationPages.pageType, pageType));
  return row;
}

export async function findLatestVersion(db: Executor, pageType: string): Promise<number | undefined> {
  const [row] = await db
    .select({ version: informationPages.version })
    .from(informationPages)
    .where(eq(informationPages.pageType, pageType));
  return row?.version;
}

export async function listInformationPages(db: Executor) {
  return await db.select().from(informationPages).orderBy(asc(informationPages.pageType));
}

export async function listPublishedPageTypes(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ pageType: informationPages.pageType })
    .from(informationPages)
    .where(isNull(informationPages.withdrawnAt));
  return rows.map(({ pageType }) => pageType);
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
