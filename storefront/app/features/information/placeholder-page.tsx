import { maintenanceWording } from '@shop/wording/maintenance.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/placeholder-page.ts';
import { NoticePage } from './notice-page.tsx';

/** During maintenance the server shows it instead of every page. */
export const handle = { isBare: true, isStill: true };

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: maintenanceWording.title, description: maintenanceWording.text }),
  { name: 'robots', content: 'noindex' },
];

/** The maintenance page; staff can sign in from here. */
export default function PlaceholderPage() {
  const { title, text, login } = maintenanceWording;
  return <NoticePage title={title} text={text} way={{ to: '/admin', label: login }} />;
}
