import { toShop, confirmSubscriptionWording as wording } from '@shop/wording/subscriptions.ts';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { fieldMessages } from '../../api/refused-fields.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import type { Failure } from '../../ui/use-form.ts';
import { ConfirmForm } from '../customers/confirm-form.tsx';
import { CustomerFrame } from '../customers/customer-frame.tsx';
import { Done } from '../customers/done.tsx';
import { toFailure } from '../customers/to-failure.ts';
import type { Route } from './+types/confirm-subscription-page.ts';

export const meta: Route.MetaFunction = (visit) => [
  // One page for all links, so its description names none of them, and the token is not shared with search engines or
  // link previews.
  ...describePage(visit, { title: wording.title, description: wording.lead, path: '/subscription/confirm' }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ConfirmSubscriptionPage({ params: { uid, token } }: Route.ComponentProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);

  async function send(): Promise<Failure<never> | undefined> {
    try {
      await browserApi('POST /api/v1/actions/subscriptions/confirm/', { body: { uid, token } });
    } catch (error) {
      return toFailure(error, [], fieldMessages(error, 'token')[0] ?? wording.failed);
    }
    setIsConfirmed(true);
  }

  if (isConfirmed) {
    return (
      <CustomerFrame heading={wording.title}>
        <Done says={wording.confirmed}>
          <PageLink className="btn btn--primary" to="/">
            {toShop}
          </PageLink>
        </Done>
      </CustomerFrame>
    );
  }
  return (
    <CustomerFrame heading={wording.title} lead={wording.lead}>
      <ConfirmForm submit={wording.confirm} send={send} />
    </CustomerFrame>
  );
}
