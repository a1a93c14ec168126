import { checkoutWording } from '@shop/wording/checkout.ts';
import { type FormEvent, useEffect } from 'react';
import { changeDraft, type Personal } from '../../../browser-storage/checkout-draft.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { useIsSignedIn } from '../../../session/signed-in.ts';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnRefusal, useTouched, type Wrong } from '../../../ui/use-touched.ts';
import { checkPersonal } from './check-personal.ts';

/** Step 1: the customer's details. */
export function PersonalStep({
  personal,
  refused,
  onBegin,
  onEdit,
}: {
  personal: Personal;
  /** Field errors of the server. */
  refused: Wrong;
  onBegin: () => void;
  onEdit: (name: string) => void;
}) {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    // If the prefill fails, the customer types as a guest does.
    if (isSignedIn) import('./prefill-personal.ts').then(({ prefillPersonal }) => prefillPersonal()).catch(() => {});
  }, [isSignedIn]);
  const form = useFocusOnRefusal(refused);
  const { shown, touch, isReady } = useTouched(checkPersonal(personal));
  const field = (name: keyof Personal) => ({
    name,
    error: refused[name] ?? shown[name],
    required: true,
    onBlur: touch,
  });
  const change = (name: keyof Personal) => (value: string) => {
    onEdit(name);
    changeDraft((draft) => ({ personal: { ...draft.personal, [name]: value } }));
  };
  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady(event.currentTarget)) changeDraft(() => ({ step: 2 }));
  }

  return (
    <form ref={form} noValidate onFocus={onBegin} onSubmit={goOn}>
      {!isSignedIn && (
        <p className="co__sign-in t-small soft">
          {checkoutWording.hasAccount}{' '}
          <PageLink className="link" to="/login?next=/checkout">
            {checkoutWording.signIn}
          </PageLink>
        </p>
      )}
      <div className="co__sec form-grid">
        <TextField
          {...field('firstName')}
          label={checkoutWording.firstName}
          autoComplete="given-name"
          maxLength={100}
          value={personal.firstName}
          onChange={change('firstName')}
        />
        <TextField
          {...field('lastName')}
          label={checkoutWording.lastName}
          autoComplete="family-name"
          maxLength={100}
          value={personal.lastName}
          onChange={change('lastName')}
        />
        <PhoneField
          {...field('phone')}
          label={checkoutWording.phone}
          prefix={checkoutWording.phonePrefix}
          placeholder={checkoutWording.phonePlaceholder}
          digits={personal.phone}
          onChange={change('phone')}
        />
        <TextField
          {...field('email')}
          label={checkoutWording.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={personal.email}
          onChange={change('email')}
        />
      </div>
      <div className="co__actions co__actions--end">
        <button type="submit" className="btn btn--primary">
          {checkoutWording.next}
        </button>
      </div>
    </form>
  );
}
