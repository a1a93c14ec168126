import { customerWording, resetSentWording as wording } from '@shop/wording/customers.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import type { Route } from './+types/reset-password-success-page.ts';
import { CustomerFrame } from './customer-frame.tsx';

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: wording.title, description: wording.sent }),
  { name: 'robots', content: 'noindex' },
];

export default function ResetPasswordSuccessPage() {
  return (
    <CustomerFrame heading={wording.title} lead={wording.sent}>
      <p className="soft">{wording.hint}</p>
      <div className="auth__buttons">
        <PageLink className="btn btn--primary" to="/login">
          {customerWording.toLogin}
        </PageLink>
        <PageLink className="btn btn--line" to="/reset-password">
          {wording.again}
        </PageLink>
      </div>
    </CustomerFrame>
  );
}
