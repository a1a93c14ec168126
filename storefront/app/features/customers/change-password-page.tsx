import { customerWording, passwordChangeWording as wording } from '@shop/wording/customers.ts';
import { useState } from 'react';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import type { Route } from './+types/change-password-page.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { CustomerFrame } from './customer-frame.tsx';
import { Done } from './done.tsx';

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: wording.title, description: wording.lead }),
  { name: 'robots', content: 'noindex' },
];

export default function ChangePasswordPage() {
  const [isChanged, setIsChanged] = useState(false);
  return (
    <CustomerFrame heading={wording.title} {...(!isChanged && { lead: wording.lead })}>
      {isChanged ? (
        <Done says={wording.changed}>
          <PageLink className="btn btn--primary" to="/account">
            {customerWording.toAccount}
          </PageLink>
        </Done>
      ) : (
        <ChangePasswordForm onChanged={() => setIsChanged(true)} />
      )}
    </CustomerFrame>
  );
}
