import { asc, desc, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { blockDrafts, blockVersions } from '../../../database/tables/blocks.ts';
import { informationPageDrafts, informationPages } from '../../../database/tables/information.ts';
import { letterTexts } from '../../../database/tables/notifications.ts';

/** Blocks, information pages and texts of letters, as they are stored. */
export async function readWrittenContent(db: Executor) {
  const published = await db
    .selectDistinctOn([blockVersions.place], {
      place: blockVersions.place,
      version: blockVersions.version,
      starts_at: blockVersions.startsAt,
      blocks: blockVersions.blocks,
    })
    .from(blockVersions)
    .where(lte(blockVersions.startsAt, sql`now()`))
    .orderBy(blockVersions.place, desc(blockVersions.startsAt), desc(blockVersions.version));
  const drafts = await db
    .select({ place: blockDrafts.place, blocks: blockDrafts.blocks })
    .from(blockDrafts)
    .orderBy(asc(blockDrafts.place));
  const pages = await db
    .select({
      id: informationPages.pageType,
      title: informationPages.title,
      content: informationPages.contentHtml,
      version: informationPages.version,
      withdrawn_at: informationPages.withdrawnAt,
    })
    .from(informationPages)
    .orderBy(asc(informationPages.pageType));
  const pageDrafts = await db
    .select({
      id: informationPageDrafts.pageType,
      title: informationPageDrafts.title,
      content: informationPageDrafts.contentHtml,
    })
    .from(informationPageDrafts)
    .orderBy(asc(informationPageDrafts.pageType));
  const { kind, subject, preheader, opening, closing } = letterTexts;
  const letters = await db
    .select({ kind, subject, preheader, opening, closing })
    .from(letterTexts)
    .orderBy(asc(letterTexts.kind));
  return {
    blocks: { published, drafts },
    information_pages: { published: pages, drafts: pageDrafts },
    letter_texts: letters,
  };
}
