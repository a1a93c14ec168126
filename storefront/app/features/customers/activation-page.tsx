import { isRefusal } from '@shop/contract/refusal.ts';
import { customerWording, activationPageWording as wording } from '@shop/wording/customers.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { wasAnswered } from '../../api/was-answered.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsSignedIn } from '../../session/signed-in.ts';
import type { Failure } from '../../ui/use-form.ts';
import type { Route } from './+types/activation-page.ts';
import { AskActivationAgain } from './ask-activation-again.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { CustomerFrame } from './customer-frame.tsx';
import { Done } from './done.tsx';
import { InBothLanguages } from './in-both-languages.tsx';
import { toFailure } from './to-failure.ts';

export const meta: Route.MetaFunction = (visit) => [
  // One page for all links, so its description names none of them, and the token is not shared with search engines or
  // link previews.
  ...describePage(visit, { title: wording.title, description: wording.lead, path: '/user/activate' }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ActivationPage({ params: { uid, token } }: Route.ComponentProps) {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  /** The server's message when the link is already used. */
  const [already, setAlready] = useState<string>();
  const home = isSignedIn ? '/account' : '/login';

  async function send(): Promise<Failure<never> | undefined> {
    try {
      await browserApi('POST /api/v1/users/activation/', { body: { uid, token } });
    } catch (error) {
      if (isRefusal(error) && error.code === 'already_activated') return void setAlready(error.words);
      setHasFailed(wasAnswered(error));
      return toFailure(error, [], <InBothLanguages words={wording.failed} english={wording.failedInEnglish} />);
    }
    await navigate(home, { replace: true, state: { notice: 'emailConfirmed' } });
  }

  if (already) {
    return (
      <CustomerFrame heading={wording.title}>
        <Done says={already}>
          <PageLink className="btn btn--primary" to={home}>
            {isSignedIn ? customerWording.toAccount : customerWording.toLogin}
          </PageLink>
        </Done>
      </CustomerFrame>
    );
  }
  return (
    <CustomerFrame heading={wording.title} lead={wording.lead}>
      <ConfirmForm submit={wording.confirm} send={send} />
      {hasFailed && <AskActivationAgain />}
    </CustomerFrame>
  );
}
