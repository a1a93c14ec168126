import { isRefusal } from '@shop/contract/refusal.ts';
import { customerWording, loginWording as wording } from '@shop/wording/customers.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { describePage } from '../../meta/describe-page.ts';
import { ownPath } from '../../navigation/own-path.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useReplacePage } from '../../navigation/right-document.ts';
import { noteSignedIn, useIsSignedIn } from '../../session/signed-in.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Failure, type Typed, useForm } from '../../ui/use-form.ts';
import type { Route } from './+types/login-page.ts';
import { checkLogin } from './check-customer.ts';
import { CustomerFrame, NeedsScripts } from './customer-frame.tsx';
import { KnownPasswordField } from './new-password-fields.tsx';
import { toFailure } from './to-failure.ts';
import { useBroughtNotice } from './use-brought-notice.ts';

export const meta: Route.MetaFunction = (visit) =>
  describePage(visit, { title: wording.title, description: wording.description });

const names = ['email', 'password'] as const;

export default function LoginPage() {
  const isSignedIn = useLeavingWhenSignedIn();
  const { form, errors, notice, isSending } = useForm({
    names,
    check: checkLogin,
    send: signIn,
    whenBroken: customerWording.failed,
  });
  const brought = useBroughtNotice();

  return (
    <CustomerFrame heading={wording.title}>
      <form {...form}>
        <NeedsScripts />
        {notice ? <Notice tone="danger">{notice}</Notice> : brought && <Notice tone="success">{brought}</Notice>}
        <div className="auth__fields">
          <TextField
            name="email"
            label={customerWording.email}
            type="email"
            autoComplete="username"
            maxLength={254}
            required
            error={errors.email}
          />
          <KnownPasswordField name="password" label={customerWording.password} error={errors.password} />
        </div>
        <SubmitButton isBusy={isSending || isSignedIn}>{wording.submit}</SubmitButton>
      </form>
      <div className="auth__ways">
        <PageLink className="linkbtn" to="/reset-password">
          <span className="link">{wording.forgotten}</span>
        </PageLink>
        <PageLink className="linkbtn" to="/register">
          <span className="link">{wording.register}</span>
        </PageLink>
      </div>
    </CustomerFrame>
  );
}

async function signIn(typed: Typed<'email' | 'password'>): Promise<Failure<'email' | 'password'> | undefined> {
  try {
    await browserApi('POST /api/v1/jwt/create/', { body: typed });
  } catch (error) {
    if (isRefusal(error) && error.code === 'wrong_credentials') return { notice: wording.wrong };
    return toFailure(error, names, customerWording.failed);
  }
  noteSignedIn();
}

/** Redirects customers who are signed in, here or in another tab. */
function useLeavingWhenSignedIn(): boolean {
  const isSignedIn = useIsSignedIn();
  const [parameters] = useSearchParams();
  const next = ownPath(parameters.get('next')) ?? '/account';
  const replacePage = useReplacePage();
  useEffect(() => {
    if (isSignedIn) replacePage(next);
  }, [isSignedIn, next, replacePage]);
  return isSignedIn;
}
