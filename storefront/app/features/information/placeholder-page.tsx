import { maintenanceWording } from '@shop/wording/maintenance.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drop } from '../../ui/drop.tsx';
import { Wordmark } from '../shell/wordmark.tsx';
import type { Route } from './+types/placeholder-page.ts';
import './placeholder.css';

/** While the shop is closed the server shows it instead of every page. */
export const handle = { isBare: true, isStill: true };

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: maintenanceWording.title, description: maintenanceWording.text }),
  { name: 'robots', content: 'noindex' },
];

/** What a visitor sees while the shop is closed for maintenance; staff can sign in from here. */
export default function PlaceholderPage() {
  return (
    <main className="maint">
      <div className="maint__edge">
        <Wordmark />
      </div>
      <div className="maint__word">
        <Drop />
        <h1 className="t-hero">{maintenanceWording.title}</h1>
        <p className="t-lead soft">{maintenanceWording.text}</p>
      </div>
      <div className="maint__edge">
        <PageLink className="linkbtn" to="/login">
          <span className="link">{maintenanceWording.login}</span>
        </PageLink>
      </div>
    </main>
  );
}
