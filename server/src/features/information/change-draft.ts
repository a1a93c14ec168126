import { Refusal } from '@shop/contract/refusal.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Transaction } from '../../database/database.ts';
import { changedFacts, claimRequestKey, recordChange } from '../audit/index.ts';
import { takeNextVersion } from '../record-versions/index.ts';
import type { Member } from '../staff/index.ts';
import type { PageShop } from './change-page.ts';
import { deletePageDraft, findInformationPage, upsertPageDraft } from './information.queries.ts';
import { findEditedPage, isTaken, readEditedPage } from './read-edited-pages.ts';

type Text = { title: string; content: string };

/** Begins a page of /info/, which nobody sees until it is published. */
export async function createPage(
  { db }: Pick<PageShop, 'db'>,
  member: Member,
  { slug, title, content }: Text & { slug: string },
) {
  return await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    await takeNextVersion(tx, { subject: 'page', id: slug }, undefined);
    await refuseTaken(tx, slug);
    await upsertPageDraft(tx, { pageType: slug, title, contentHtml: cleanHtml(content), staffId: member.id });
    const page = await readEditedPage(tx, slug);
    const after = { path: page.path, title: page.title, content: page.content };
    await recordChange(tx, member, { action: 'create', subject: 'page', subjectId: slug, after });
    return page;
  });
}

/** The log keeps both texts: a draft has no versions. */
export async function saveDraft(
  { db }: Pick<PageShop, 'db'>,
  member: Member,
  { id, revision, title, content }: Text & { id: string; revision: number | undefined },
) {
  return await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    await takeNextVersion(tx, { subject: 'page', id }, revision);
    const before = await findEditedPage(tx, id);
    const contentHtml = cleanHtml(content);
    await upsertPageDraft(tx, { pageType: id, title, contentHtml, staffId: member.id });
    const changed = changedFacts({ title: before.title, content: before.contentHtml }, { title, content: contentHtml });
    if (changed) await recordChange(tx, member, { action: 'draft', subject: 'page', subjectId: id, ...changed });
    return await readEditedPage(tx, id);
  });
}

/** The text of a page that was never published. An address that was public cannot vanish. */
export async function deletePage({ db }: Pick<PageShop, 'db'>, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (await findInformationPage(tx, id)) throw new Refusal('page_was_published', {});
    await dropDraft(tx, member, id, 'delete');
  });
}

/** What is published stays as it is. */
export async function discardDraft({ db }: Pick<PageShop, 'db'>, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findInformationPage(tx, id))) throw new Refusal('page_not_found', {});
    await dropDraft(tx, member, id, 'drop_draft');
  });
}

async function dropDraft(tx: Transaction, member: Member, id: string, action: 'delete' | 'drop_draft'): Promise<void> {
  await takeNextVersion(tx, { subject: 'page', id }, undefined);
  const draft = await deletePageDraft(tx, id);
  if (draft === undefined) throw new Refusal('page_not_found', {});
  const before = { title: draft.title, content: draft.contentHtml };
  await recordChange(tx, member, { action, subject: 'page', subjectId: id, before });
}

/** Under the version of this address, so that two who take it at once do not both have it. */
export async function refuseTaken(tx: Transaction, slug: string): Promise<void> {
  if (await isTaken(tx, slug)) throw new Refusal('invalid_request', { fields: { slug: [fieldRules.slugTaken] } });
}
