import type { User } from '@shop/contract/customer-shapes.ts';
import { profileWording } from '@shop/wording/account-profile.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { refusedFields } from '../../../api/refused-fields.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnRefusal, useTouched, type Wrong } from '../../../ui/use-touched.ts';
import { useAction } from '../use-action.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import {
  checkProfile,
  isEmailChanged,
  type ProfileFields,
  profileChanges,
  profileNames,
  toProfileFields,
} from './profile-fields.ts';

export function ProfileForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const [fields, setFields] = useState(() => toProfileFields(user));
  const [refused, setRefused] = useState<Wrong>({});
  const { action, run, forget } = useAction();
  const [isSaved, showSaved, hideSaved] = useSavedNotice();
  const form = useFocusOnRefusal(refused);
  const { shown, touch, isReady } = useTouched(checkProfile(fields, user));
  const hasForeignPhone = user.phone_number !== '' && toProfileFields(user).phone_number === '';

  const field = (name: keyof ProfileFields) => ({ name, error: refused[name] ?? shown[name], onBlur: touch });
  const text = (name: keyof ProfileFields) => ({ ...field(name), value: fields[name], onChange: change(name) });
  const change = (name: keyof ProfileFields) => (value: string) => {
    if (refused[name]) setRefused({ ...refused, [name]: undefined });
    setFields((before) => ({ ...before, [name]: value }));
  };
  async function save() {
    const saved = await browserApi('PUT /api/v1/actions/update/', { body: profileChanges(fields, user) });
    onSaved(saved);
    setFields(toProfileFields(saved));
    showSaved();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    hideSaved();
    forget();
    if (!isReady(event.currentTarget)) return;
    void run(() =>
      save().catch((error: unknown) => {
        const wrong = refusedFields(error, profileNames);
        if (Object.keys(wrong).length === 0) throw error;
        setRefused(wrong);
      }),
    );
  }

  return (
    <form ref={form} className="acct__part" noValidate onSubmit={submit}>
      <div className="form-grid">
        <TextField {...text('first_name')} label={profileWording.firstName} autoComplete="given-name" maxLength={100} />
        <TextField {...text('last_name')} label={profileWording.lastName} autoComplete="family-name" maxLength={100} />
        <div className="acct__more">
          <PhoneField
            {...field('phone_number')}
            label={profileWording.phone}
            prefix={profileWording.phonePrefix}
            placeholder={profileWording.phonePlaceholder}
            digits={fields.phone_number}
            onChange={change('phone_number')}
          />
          {hasForeignPhone && <p className="help">{profileWording.foreignPhone(phoneNumber(user.phone_number))}</p>}
        </div>
        <TextField {...text('email')} label={profileWording.email} type="email" autoComplete="email" maxLength={254} />
        <TextField {...text('city')} label={profileWording.city} autoComplete="address-level2" maxLength={100} />
        {isEmailChanged(fields, user) && (
          <div className="acct__more">
            <CurrentPasswordField error={field('current_password').error} onChange={change('current_password')} />
            <p className="help">{profileWording.passwordForEmailHint}</p>
          </div>
        )}
      </div>
      {user.pending_email !== null && (
        <p className="msg msg--note" role="status">
          {profileWording.pendingEmail(user.pending_email)}
        </p>
      )}
      <div className="acct__send">
        <SubmitButton isBusy={action.state === 'busy'}>{profileWording.save}</SubmitButton>
        {isSaved && <Notice tone="success">{profileWording.saved}</Notice>}
        {action.state === 'failed' && (
          <Notice tone="danger">{errorMessage(action.error, profileWording.actionFailed)}</Notice>
        )}
      </div>
    </form>
  );
}

const shownMs = 3_000;

/** Shows the saved notice for three seconds after each save. */
function useSavedNotice(): [isSaved: boolean, show: () => void, hide: () => void] {
  const [savedTimes, setSavedTimes] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    if (savedTimes === 0) return;
    setIsSaved(true);
    const timer = window.setTimeout(setIsSaved, shownMs, false);
    return () => window.clearTimeout(timer);
  }, [savedTimes]);
  return [isSaved, () => setSavedTimes((times) => times + 1), () => setIsSaved(false)];
}
