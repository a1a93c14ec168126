import { customerWording } from '@shop/wording/customers.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type Failure, useForm } from '../../ui/use-form.ts';
import { NeedsScripts } from './customer-frame.tsx';

const nothingWrong = () => ({});

/** The one button of a link's page. Mail programs open links too, so nothing happens before it is pressed. */
export function ConfirmForm({ submit, send }: { submit: string; send: () => Promise<Failure<never> | undefined> }) {
  const { form, notice, isSending } = useForm<never>({
    names: [],
    check: nothingWrong,
    send,
    whenBroken: customerWording.failed,
  });
  return (
    <form {...form}>
      <NeedsScripts />
      {notice && <Notice tone="danger">{notice}</Notice>}
      <SubmitButton isBusy={isSending}>{submit}</SubmitButton>
    </form>
  );
}
