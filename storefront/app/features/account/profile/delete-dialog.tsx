import { profileWording } from '@shop/wording/account-profile.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import type { ReadyAccount } from '../use-account.ts';
import { useAction } from '../use-action.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import '../../../ui/dialog.css';

/** Asks for confirmation before the account is deleted. */
export function DeleteDialog({
  onClose,
  deleteAccount,
}: { onClose: () => void } & Pick<ReadyAccount, 'deleteAccount'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [password, setPassword] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { action, run, forget } = useAction();
  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (password !== '') void run(() => deleteAccount(password));
  }
  const error =
    isAsked && password === ''
      ? profileWording.enterPassword
      : action.state === 'failed'
        ? errorMessage(action.error, profileWording.actionFailed)
        : undefined;
  useEffect(() => {
    if (error) dialog.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <dialog ref={dialog} className="ask" aria-labelledby={id} onClose={onClose}>
      <form className="acct__part" noValidate onSubmit={submit}>
        <h2 className="t-heading" id={id}>
          {profileWording.deleteTitle}
        </h2>
        <p className="soft">{profileWording.deleteHint}</p>
        <CurrentPasswordField
          error={error}
          onChange={(typed) => {
            forget();
            setPassword(typed);
          }}
        />
        <div className="acct__ways">
          <button type="submit" className="btn btn--danger" aria-busy={action.state === 'busy'}>
            {profileWording.deleteConfirm}
          </button>
          <button type="button" className="btn btn--line" onClick={() => dialog.current?.close()}>
            {profileWording.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
