import { customerWording, newEmailWording as wording } from '@shop/wording/customers.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { fieldMessages } from '../../api/refused-fields.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsSignedIn } from '../../session/signed-in.ts';
import type { Failure } from '../../ui/use-form.ts';
import type { Route } from './+types/new-email-page.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { CustomerFrame } from './customer-frame.tsx';
import { toFailure } from './to-failure.ts';

export const meta: Route.MetaFunction = (visit) => [
  // One page for all links, so its description names none of them, and the token is not shared with search engines or
  // link previews.
  ...describePage(visit, { title: wording.title, description: wording.lead, path: '/user/email' }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function NewEmailPage({ params: { uid, token } }: Route.ComponentProps) {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const [isBadLink, setIsBadLink] = useState(false);

  async function send(): Promise<Failure<never> | undefined> {
    try {
      await browserApi('POST /api/v1/users/confirm_email/', { body: { uid, token } });
    } catch (error) {
      const [badLink] = fieldMessages(error, 'token');
      setIsBadLink(badLink !== undefined);
      return toFailure(error, [], badLink ?? wording.failed);
    }
    await navigate(isSignedIn ? '/account' : '/login', { replace: true, state: { notice: 'newEmailConfirmed' } });
  }

  return (
    <CustomerFrame heading={wording.title} lead={wording.lead}>
      <ConfirmForm submit={wording.confirm} send={send} />
      {isBadLink && (
        <div className="auth__ways">
          {/* Signed-out visitors are sent to the sign-in and back. */}
          <PageLink className="linkbtn" to="/account">
            <span className="link">{customerWording.toAccount}</span>
          </PageLink>
        </div>
      )}
    </CustomerFrame>
  );
}
