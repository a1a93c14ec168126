import { tooManyPagesWording } from '@shop/wording/limits.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drop } from '../../ui/drop.tsx';
import { Wordmark } from '../shell/wordmark.tsx';
import type { Route } from './+types/too-many-requests-page.ts';
import './placeholder.css';

/** The server shows it instead of a page, whatever its address. */
export const handle = { isBare: true, isStill: true };

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: tooManyPagesWording.title, description: tooManyPagesWording.text }),
  { name: 'robots', content: 'noindex' },
];

/** What a visitor sees whose network asks for too many pages at once. */
export default function TooManyRequestsPage() {
  return (
    <main className="maint">
      <div className="maint__edge">
        <Wordmark />
      </div>
      <div className="maint__word">
        <Drop />
        <h1 className="t-hero">{tooManyPagesWording.title}</h1>
        <p className="t-lead soft">{tooManyPagesWording.text}</p>
      </div>
      <div className="maint__edge">
        <PageLink className="linkbtn" to="/">
          <span className="link">{tooManyPagesWording.home}</span>
        </PageLink>
      </div>
    </main>
  );
}
