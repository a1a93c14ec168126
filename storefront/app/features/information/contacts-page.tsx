import { contactsWording } from '@shop/wording/contacts.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageContent } from '../blocks/page-content.tsx';
import { readBlocks } from '../blocks/read-blocks.ts';
import type { Route } from './+types/contacts-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => readBlocks(context.get(pageContext).api, 'contacts');
export const clientLoader = () => readBlocks(browserApi, 'contacts');

export const meta: Route.MetaFunction = (visit) =>
  describePage(visit, { title: contactsWording.title, description: contactsWording.description });

export default function ContactsPage({ loaderData: blocks }: Route.ComponentProps) {
  return <PageContent place="contacts" blocks={blocks} />;
}
