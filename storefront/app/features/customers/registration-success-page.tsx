import { customerWording, registeredWording as wording } from '@shop/wording/customers.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { useLocation } from 'react-router';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsSignedIn } from '../../session/signed-in.ts';
import type { Route } from './+types/registration-success-page.ts';
import { CustomerFrame } from './customer-frame.tsx';

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: wording.title, description: wording.sent }),
  { name: 'robots', content: 'noindex' },
];

export default function RegistrationSuccessPage() {
  const email = acceptEmail(useLocation().state);
  // The address is shown only while signed in: the history state outlives the session.
  const isSignedIn = useIsSignedIn();
  return (
    <CustomerFrame heading={wording.heading} lead={isSignedIn && email ? wording.sentTo(email) : wording.sent}>
      <p className="soft">{wording.hint}</p>
      <div className="auth__buttons">
        <PageLink className="btn btn--primary" to="/account">
          {customerWording.toAccount}
        </PageLink>
        <PageLink className="btn btn--line" to="/">
          {pagesWording.toHome}
        </PageLink>
      </div>
    </CustomerFrame>
  );
}

/** History state may hold anything, so it is validated. */
function acceptEmail(state: unknown): string | undefined {
  const { email } = (state ?? {}) as Record<string, unknown>;
  return typeof email === 'string' ? email : undefined;
}
