import { customerWording, newPasswordWording as wording } from '@shop/wording/customers.ts';
import { browserApi } from '../../api/browser-api.ts';
import { rateLimitMessage } from '../../api/rate-limit-message.ts';
import { fieldMessages, refusedFields } from '../../api/refused-fields.ts';
import { wasAnswered } from '../../api/was-answered.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type Failure, type Typed, useForm } from '../../ui/use-form.ts';
import { checkNewPassword } from './check-customer.ts';
import { NeedsScripts } from './customer-frame.tsx';
import { ReplacingPasswordFields } from './new-password-fields.tsx';

const names = ['new_password', 're_new_password'] as const;
type Name = (typeof names)[number];
const check = (typed: Typed<Name>) => checkNewPassword(typed, wording.differ);

/** Sets a new password by an e-mailed link. */
export function NewPasswordForm({
  link: { uid, token = '' },
  onChanged,
}: {
  link: { uid?: string | undefined; token?: string | undefined };
  onChanged: () => void;
}) {
  async function send({ new_password }: Typed<Name>): Promise<Failure<Name> | undefined> {
    if (uid === undefined) return { notice: wording.noUid };
    try {
      await browserApi('POST /api/v1/users/reset_password_confirm/', { body: { uid, token, new_password } });
    } catch (error) {
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
  const shown = notice ?? (uid === undefined ? wording.noUid : undefined);
  return (
    <form {...form}>
      <NeedsScripts />
      {shown && <Notice tone="danger">{shown}</Notice>}
      {hint && <p className="t-small soft">{hint}</p>}
      <div className="auth__fields">
        <ReplacingPasswordFields errors={errors} typed={typed.new_password} />
      </div>
      <SubmitButton isBusy={isSending}>{wording.submit}</SubmitButton>
    </form>
  );
}

function passwordFailure(error: unknown): Failure<Name> {
  if (!wasAnswered(error)) return { notice: wording.failed };
  const [badLink] = fieldMessages(error, 'token');
  return {
    refused: refusedFields(error, names),
    notice: wording.refused,
    hint: badLink ? (
      <>
        {badLink}{' '}
        <PageLink className="link" to="/reset-password">
          {wording.newLink}
        </PageLink>
      </>
    ) : (
      rateLimitMessage(error)
    ),
  };
}
