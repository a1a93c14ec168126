import { brokenPasswordRules } from '@shop/domain/password-rules.ts';
import { profileWording } from '@shop/wording/account-profile.ts';
import { passwordWording } from '@shop/wording/passwords.ts';
import { type FormEvent, useId, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useAction } from '../use-action.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

const empty = { current_password: '', new_password: '' };
type Name = keyof typeof empty;

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const hint = useId();
  const [fields, setFields] = useState(empty);
  const [problem, setProblem] = useState<'empty' | 'weak'>();
  const [said, setSaid] = useState('');
  const { action, run, forget } = useAction();
  const change = (name: Name) => (value: string) => {
    setProblem(undefined);
    forget();
    setFields((before) => ({ ...before, [name]: value }));
  };
  const weakness = brokenPasswordRules(fields.new_password).map((rule) => passwordWording.broken[rule]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const lacking = (['current_password', 'new_password'] as const).find((name) => fields[name] === '');
    const found = lacking ? 'empty' : weakness.length > 0 ? 'weak' : undefined;
    setProblem(found);
    if (found === undefined) return void run(() => changePassword(form));
    forget();
    const field = form.elements.namedItem(lacking ?? 'new_password');
    if (field instanceof HTMLElement) field.focus();
  }
  async function changePassword(form: HTMLFormElement) {
    const { detail } = await browserApi('POST /api/v1/auth/change-password/', { body: fields });
    setSaid(detail || profileWording.passwordChanged);
    setFields(empty);
    form.reset();
    onChanged();
  }

  return (
    <form className="acct__part" noValidate onSubmit={submit}>
      <div className="form-grid">
        <CurrentPasswordField onChange={change('current_password')} />
        <div className="acct__more">
          <PasswordField
            name="new_password"
            label={profileWording.newPassword}
            show={passwordWording.show}
            hide={passwordWording.hide}
            autoComplete="new-password"
            describedBy={hint}
            error={problem === 'weak' ? weakness.join(' ') : undefined}
            onChange={({ target }) => change('new_password')(target.value)}
          />
          <p className="help" id={hint}>
            {profileWording.passwordHint}
          </p>
        </div>
      </div>
      <div className="acct__send">
        <button type="submit" className="btn btn--line" aria-busy={action.state === 'busy'}>
          {profileWording.changePassword}
        </button>
        {problem === 'empty' && <Notice tone="danger">{profileWording.fillAll}</Notice>}
        {action.state === 'done' && <Notice tone="success">{said}</Notice>}
        {action.state === 'failed' && (
          <Notice tone="danger">{errorMessage(action.error, profileWording.passwordFailed)}</Notice>
        )}
      </div>
    </form>
  );
}
