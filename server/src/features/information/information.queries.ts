import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { informationPages, informationPageVersions } from '../../database/tables/information.ts';

export async function findInformationPage(db: Executor, pageType: string) {
  const [row] = await db.select().from(informationPages).where(eq(informationPages.pageType, pageType));
  return row;
}

export async function listInformationPages(db: Executor): Promise<{ pageType: string; updatedAt: Date }[]> {
  return await db
    .select({ pageType: informationPages.pageType, updatedAt: informationPages.updatedAt })
    .from(informationPages)
    .orderBy(asc(informationPages.pageType));
}

/** Writes a new version over the old one and answers its number. */
export async function upsertInformationPage(
  db: Executor,
  page: { pageType: string; title: string; contentHtml: string },
): Promise<number> {
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
    })
    .returning({ version: informationPages.version });
  return row!.version;
}

export async function insertInformationPageVersion(
  db: Executor,
  version: typeof informationPageVersions.$inferInsert,
): Promise<void> {
  await db.insert(informationPageVersions).values(version);
}
