import { customerWording, resetRequestWording as wording } from '@shop/wording/customers.ts';
import { useNavigate } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import type { Failure, Typed } from '../../ui/use-form.ts';
import type { Route } from './+types/reset-password-page.ts';
import { CustomerFrame } from './customer-frame.tsx';
import { EmailForm } from './email-form.tsx';
import { InBothLanguages } from './in-both-languages.tsx';
import { toFailure } from './to-failure.ts';

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: wording.title, description: wording.lead }),
  { name: 'robots', content: 'noindex' },
];

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  async function send(typed: Typed<'email'>): Promise<Failure<'email'> | undefined> {
    try {
      await browserApi('POST /api/v1/users/reset_password/', { body: typed });
    } catch (error) {
      const otherwise = <InBothLanguages words={customerWording.letterFailed} english={wording.failedInEnglish} />;
      return toFailure(error, ['email'], otherwise);
    }
    await navigate('/reset-password-success', { replace: true });
  }
  return (
    <CustomerFrame heading={wording.heading} lead={wording.lead}>
      <EmailForm submit={wording.submit} send={send} />
      <div className="auth__ways">
        <PageLink className="linkbtn" to="/login">
          <span className="link">{wording.back}</span>
        </PageLink>
      </div>
    </CustomerFrame>
  );
}
