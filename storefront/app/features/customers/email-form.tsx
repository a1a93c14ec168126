import { customerWording } from '@shop/wording/customers.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Failure, type Typed, useForm } from '../../ui/use-form.ts';
import { checkEmail } from './check-customer.ts';
import { NeedsScripts } from './customer-frame.tsx';

const names = ['email'] as const;

/** Asks for the e-mail address that a letter is sent to. */
export function EmailForm({
  submit,
  send,
}: {
  submit: string;
  send: (typed: Typed<'email'>) => Promise<Failure<'email'> | undefined>;
}) {
  const { form, errors, notice, isSending } = useForm({
    names,
    check: checkEmail,
    send,
    whenBroken: customerWording.failed,
  });
  return (
    <form {...form}>
      <NeedsScripts />
      {notice && <Notice tone="danger">{notice}</Notice>}
      <TextField
        name="email"
        label={customerWording.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={errors.email}
      />
      <SubmitButton isBusy={isSending}>{submit}</SubmitButton>
    </form>
  );
}
