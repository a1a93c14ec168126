import { hasOwnFamily, informationPath } from '@shop/contract/information.ts';
import { allPages } from '@shop/contract/pages.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';
import type { Transaction } from '../../database/database.ts';
import { claimRequestKey, recordChange } from '../audit/index.ts';
import { readCatalogueAddresses } from '../catalogue/index.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import type { Member } from '../staff/index.ts';
import { refuseTaken } from './change-draft.ts';
import type { PageShop } from './change-page.ts';
import { findInformationPage, findPageDraft, markWithdrawn, renamePageDraft } from './information.queries.ts';
import { publishPage } from './publish-page.ts';
import { readPublishedPaths } from './read-addresses.ts';
import { findEditedPage, readEditedPage } from './read-edited-pages.ts';
import { leadTo, lockAddresses } from './redirects.queries.ts';

type Seen = { revision: number | undefined };

/** Takes a page off the site. Its address leads to another page of the shop from now on. */
export async function withdrawPage(
  shop: PageShop,
  member: Member,
  { id, redirectTo, revision }: { id: string; redirectTo: string } & Seen,
) {
  return await changeCatalogue(shop, async (tx) => {
    await claimRequestKey(tx, member);
    // Orders refer to the offer, and customers must find it.
    if (id === 'terms') throw new Refusal('offer_stays', {});
    await lockAddresses(tx);
    await takeNextVersion(tx, { subject: 'page', id }, revision);
    const page = await markWithdrawn(tx, id);
    if (page === undefined) throw new Refusal('page_not_found', {});
    // The page itself is not shown any more.
    if (!(await isShown(tx, redirectTo)))
      throw new Refusal('invalid_request', { fields: { redirect_to: [fieldRules.notShown] } });
    await leadTo(tx, informationPath(id), redirectTo);
    await recordChange(tx, member, {
      action: 'withdraw',
      subject: 'page',
      subjectId: id,
      before: { path: informationPath(id), title: page.title },
      after: { redirect_to: redirectTo },
    });
    return await readEditedPage(tx, id);
  });
}

/** Gives a page another address. Versions belong to an address, so the new one begins with its first. */
export async function movePage(
  shop: PageShop,
  member: Member,
  { id, slug, revision }: { id: string; slug: string } & Seen,
) {
  return await changeCatalogue(shop, async (tx) => {
    await claimRequestKey(tx, member);
    if (hasOwnFamily(id)) throw new Refusal('page_keeps_address', {});
    await lockAddresses(tx);
    await takeNextVersion(tx, { subject: 'page', id }, revision);
    await takeNextVersion(tx, { subject: 'page', id: slug }, undefined);
    await findEditedPage(tx, id);
    await refuseTaken(tx, slug);
    const [from, to] = [informationPath(id), informationPath(slug)];
    const wasPublished = (await findInformationPage(tx, id)) !== undefined;
    const page = await markWithdrawn(tx, id);
    if (page !== undefined) {
      await publishPage(tx, { pageType: slug, title: page.title, content: page.contentHtml, staffId: member.id });
      await leadTo(tx, from, to);
    } else if (wasPublished || (await findPageDraft(tx, id)) === undefined)
      // A withdrawn page leads elsewhere already, and the prepared drafts have their own addresses.
      throw new Refusal('page_keeps_address', {});
    await renamePageDraft(tx, id, slug);
    await recordChange(tx, member, {
      action: 'move',
      subject: 'page',
      subjectId: slug,
      before: { path: from },
      after: { path: to },
    });
    return await readEditedPage(tx, slug);
  });
}

const fixedPaths: readonly string[] = allPages.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);

/** Whether customers find a page at this path now. Only the one spelling that the shop itself uses counts. */
async function isShown(tx: Transaction, path: string): Promise<boolean> {
  if (fixedPaths.includes(path) || (await readPublishedPaths(tx)).has(path)) return true;
  return (await readCatalogueAddresses(tx)).some((address) => address.path === path);
}
