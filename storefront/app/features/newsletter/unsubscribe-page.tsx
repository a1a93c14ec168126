import { toShop, unsubscribeWording as wording } from '@shop/wording/subscriptions.ts';
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
import type { Route } from './+types/unsubscribe-page.ts';

export const meta: Route.MetaFunction = (visit) => [
  // One page for all links, so its description names none of them, and the token is not shared with search engines or
  // link previews.
  ...describePage(visit, { title: wording.title, description: wording.lead, path: '/subscription/unsubscribe' }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function UnsubscribePage({ params: { uid, token } }: Route.ComponentProps) {
  const [isDone, setIsDone] = useState(false);

  async function send(): Promise<Failure<never> | undefined> {
    try {
      await browserApi('POST /api/v1/actions/subscriptions/unsubscribe/', { body: { uid, token } });
    } catch (error) {
      return toFailure(error, [], fieldMessages(error, 'token')[0] ?? wording.failed);
    }
    setIsDone(true);
  }

  return isDone ? (
    <CustomerFrame heading={wording.title}>
      <Done says={wording.unsubscribed}>
        <PageLink className="btn btn--line" to="/">
          {toShop}
        </PageLink>
      </Done>
    </CustomerFrame>
  ) : (
    <CustomerFrame heading={wording.title} lead={wording.lead}>
      <ConfirmForm submit={wording.unsubscribe} send={send} />
    </CustomerFrame>
  );
}
