import { isRefusal } from '@shop/contract/refusal.ts';
import { customerWording, passwordChangeWording as wording } from '@shop/wording/customers.ts';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { isSignedOut } from '../../api/is-signed-out.ts';
import { rateLimitMessage } from '../../api/rate-limit-message.ts';
import { refusedFields } from '../../api/refused-fields.ts';
import { noteSignedOut } from '../../session/signed-in.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type Failure, type Typed, useForm } from '../../ui/use-form.ts';
import type { Wrong } from '../../ui/use-touched.ts';
import { checkNewPassword } from './check-customer.ts';
import { NeedsScripts } from './customer-frame.tsx';
import { KnownPasswordField, ReplacingPasswordFields } from './new-password-fields.tsx';

const names = ['current_password', 'new_password', 're_new_password'] as const;
type Name = (typeof names)[number];

function check(typed: Typed<Name>): Wrong<Name> {
  return {
    ...(typed.current_password === '' && { current_password: customerWording.enterCurrentPassword }),
    ...checkNewPassword(typed, wording.differ),
  };
}

export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const leave = useLeavingWhenSignedOut();
  async function send({ current_password, new_password }: Typed<Name>): Promise<Failure<Name> | undefined> {
    try {
      await browserApi('POST /api/v1/auth/change-password/', { body: { current_password, new_password } });
    } catch (error) {
      if (isSignedOut(error)) return await leave();
      return passwordFailure(error);
    }
    onChanged();
  }
  const { form, typed, errors, notice, hint, isSending } = useForm({
    names,
    check,
    send,
    whenBroken: customerWording.failed,
  });
  return (
    <form {...form}>
      <NeedsScripts />
      {notice && <Notice tone="danger">{notice}</Notice>}
      {hint && <p className="t-small soft">{hint}</p>}
      <div className="auth__fields">
        <KnownPasswordField
          name="current_password"
          label={customerWording.currentPassword}
          error={errors.current_password}
        />
        <ReplacingPasswordFields errors={errors} typed={typed.new_password} />
      </div>
      <SubmitButton isBusy={isSending}>{wording.submit}</SubmitButton>
    </form>
  );
}

function passwordFailure(error: unknown): Failure<Name> {
  const isWrongPassword = isRefusal(error) && error.code === 'wrong_password';
  const refused = isWrongPassword ? { current_password: error.words } : refusedFields(error, names);
  return { refused, notice: wording.failed, hint: rateLimitMessage(error) };
}

/** Redirects signed-out visitors to the sign-in before they type anything; after signing in they return here. */
function useLeavingWhenSignedOut(): () => Promise<undefined> {
  const navigate = useNavigate();
  const leave = useCallback(async () => {
    noteSignedOut();
    await navigate('/login?next=/change-password', { replace: true });
    return undefined;
  }, [navigate]);
  useEffect(() => {
    browserApi('GET /api/v1/users/me/').catch((error) => isSignedOut(error) && leave());
  }, [leave]);
  return leave;
}
