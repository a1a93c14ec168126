import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import type { Member } from '../staff/index.ts';
import { findGaps } from './find-gaps.ts';
import { deletePageDraft, findPageVersion } from './information.queries.ts';
import { publishPage } from './publish-page.ts';
import { findEditedPage, readEditedPage } from './read-edited-pages.ts';

export type PageShop = Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>;

/** The version and the revision that the editor has read. */
type Seen = { version?: number | undefined; revision?: number | undefined };

/** Publishes a text; the draft that it was, or that it replaces, goes. */
export async function changePage(
  shop: PageShop,
  member: Member,
  { id, version, revision, ...text }: { id: string; title: string; content: string } & Seen,
) {
  return await changeCatalogue(shop, async (tx) => {
    await takeNextVersion(tx, { subject: 'page', id }, revision);
    await findEditedPage(tx, id);
    await deletePageDraft(tx, id);
    await publishAs(tx, member, { id, ...text, seen: version });
    return await readEditedPage(tx, id);
  });
}

/** Publishes an old version again, as a new version: orders refer to the version that was accepted with them. */
export async function restorePage(shop: PageShop, member: Member, { id, version }: { id: string; version: number }) {
  return await changeCatalogue(shop, async (tx) => {
    await takeNextVersion(tx, { subject: 'page', id }, undefined);
    const old = await findPageVersion(tx, id, version);
    if (old === undefined) throw new Refusal('page_not_found', {});
    await publishAs(tx, member, { id, title: old.title, content: old.contentHtml });
    return await readEditedPage(tx, id);
  });
}

/** The texts are kept as versions, so the audit log records only the version numbers. */
async function publishAs(
  tx: Transaction,
  member: Member,
  page: { id: string; title: string; content: string; seen?: number | undefined },
): Promise<void> {
  const gaps = findGaps(page);
  if (gaps.length > 0) throw new Refusal('gaps_left', { gaps });
  const { id, ...text } = page;
  const version = await publishPage(tx, { pageType: id, ...text, staffId: member.id });
  await recordChange(tx, member, {
    action: 'publish',
    subject: 'page',
    subjectId: id,
    ...(version > 1 && { before: { version: version - 1 } }),
    after: { version, title: page.title },
  });
}
