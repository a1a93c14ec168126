import { tooManyPagesWording } from '@shop/wording/limits.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/too-many-requests-page.ts';
import { NoticePage } from './notice-page.tsx';

/** The server shows it at any address. */
export const handle = { isBare: true, isStill: true };

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: tooManyPagesWording.title, description: tooManyPagesWording.text }),
  { name: 'robots', content: 'noindex' },
];

/** Shown when a network exceeds the rate limit for pages. */
export default function TooManyRequestsPage() {
  const { title, text, home } = tooManyPagesWording;
  return <NoticePage title={title} text={text} way={{ to: '/', label: home }} />;
}
