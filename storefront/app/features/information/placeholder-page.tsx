import { maintenanceWording } from '@shop/wording/maintenance.ts';
import { notOpenYetWording } from '@shop/wording/not-open-yet.ts';
import { useMatches } from 'react-router';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/placeholder-page.ts';
import { NoticePage } from './notice-page.tsx';

/** While the shop is closed the server shows it instead of every page: during maintenance, or before the first day. */
export const handle = { isBare: true, isStill: true };

const wordsOf = (matches: readonly ({ id: string } | undefined)[]) =>
  matches.at(-1)?.id === 'opening' ? notOpenYetWording : maintenanceWording;

export const meta: Route.MetaFunction = (visit) => {
  const { title, text } = wordsOf(visit.matches);
  return [...describePage(visit, { title, description: text }), { name: 'robots', content: 'noindex' }];
};

/** Staff can sign in from here. */
export default function PlaceholderPage() {
  const { title, text } = wordsOf(useMatches());
  return <NoticePage title={title} text={text} way={{ to: '/admin', label: maintenanceWording.login }} />;
}
