import type { PageType } from '@shop/contract/information.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import type { Member } from '../staff/index.ts';
import { findPageVersion } from './information.queries.ts';
import { publishPage } from './publish-page.ts';
import { readEditedPage } from './read-edited-pages.ts';

type PageShop = Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>;
type WrittenPage = { pageType: PageType; title: string; content: string; seen?: number | undefined };

export async function changePage(shop: PageShop, member: Member, page: WrittenPage) {
  return await changeCatalogue(shop, (tx) => publishAs(tx, member, page));
}

/** Publishes an old version again, as a new version: orders refer to the version that was accepted with them. */
export async function restorePage(
  shop: PageShop,
  member: Member,
  { pageType, version }: { pageType: PageType; version: number },
) {
  return await changeCatalogue(shop, async (tx) => {
    const old = await findPageVersion(tx, pageType, version);
    if (old === undefined) throw new Refusal('page_not_found', {});
    return await publishAs(tx, member, { pageType, title: old.title, content: old.contentHtml });
  });
}

/** The texts are kept as versions, so the audit log records only the version numbers. */
async function publishAs(tx: Transaction, member: Member, page: WrittenPage) {
  const version = await publishPage(tx, { ...page, staffId: member.id });
  await recordChange(tx, member, {
    action: 'publish',
    subject: 'page',
    subjectId: page.pageType,
    ...(version > 1 && { before: { version: version - 1 } }),
    after: { version, title: page.title },
  });
  return await readEditedPage(tx, page.pageType);
}
