import { informationPath } from '@shop/contract/information.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Transaction } from '../../database/database.ts';
import { insertInformationPageVersion, upsertInformationPage } from './information.queries.ts';
import { removeRedirect } from './redirects.queries.ts';

/** Publishes an informational page. Every version is kept: orders refer to the public offer that was accepted with them. */
export async function publishPage(
  tx: Transaction,
  page: { pageType: string; title: string; content: string; staffId?: number; seen?: number | undefined },
): Promise<number> {
  const { pageType, title, staffId } = page;
  const contentHtml = cleanHtml(page.content);
  const version = await upsertInformationPage(tx, { pageType, title, contentHtml }, page.seen);
  if (version === undefined) throw new Refusal('changed_meanwhile', {});
  await insertInformationPageVersion(tx, { pageType, title, contentHtml, version, staffId });
  await removeRedirect(tx, informationPath(pageType));
  return version;
}
