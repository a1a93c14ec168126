import { internationalPhone } from '@shop/domain/phone-numbers.ts';
import { customerWording, registrationWording as wording } from '@shop/wording/customers.ts';
import { personWording } from '@shop/wording/person.ts';
import { useNavigate } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsPublished } from '../../navigation/published-pages.ts';
import { noteSignedIn } from '../../session/signed-in.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OpenPhoneField } from '../../ui/open-phone-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Failure, type Typed, useForm } from '../../ui/use-form.ts';
import type { Route } from './+types/register-page.ts';
import { checkRegistration, registrationFields as names } from './check-customer.ts';
import { CustomerFrame, NeedsScripts } from './customer-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { toFailure } from './to-failure.ts';

export const meta: Route.MetaFunction = (visit) =>
  describePage(visit, { title: wording.title, description: wording.lead });

type Name = (typeof names)[number];

/** The server signs the new customer in. */
export default function RegisterPage() {
  const navigate = useNavigate();
  async function send(typed: Typed<Name>): Promise<Failure<Name> | undefined> {
    const phone_number = internationalPhone(typed.phone_number) ?? typed.phone_number;
    try {
      await browserApi('POST /api/v1/users/', { body: { ...typed, phone_number, consent: typed.consent !== '' } });
    } catch (error) {
      return toFailure(error, names, customerWording.failed);
    }
    noteSignedIn();
    await navigate('/registration-success', { replace: true, state: { email: typed.email } });
  }
  const { form, typed, errors, notice, isSending } = useForm({
    names,
    check: checkRegistration,
    send,
    whenBroken: customerWording.failed,
  });
  const field = (name: Name) => ({ name, error: errors[name], required: true });
  const hasTerms = useIsPublished()('/page/terms');

  return (
    <CustomerFrame heading={wording.title} lead={wording.lead} isWide>
      <form {...form}>
        <NeedsScripts />
        <div className="form-grid">
          <TextField {...field('first_name')} label={wording.firstName} autoComplete="given-name" maxLength={100} />
          <TextField {...field('last_name')} label={wording.lastName} autoComplete="family-name" maxLength={100} />
          <TextField
            {...field('email')}
            label={customerWording.email}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <OpenPhoneField
            {...field('phone_number')}
            label={wording.phone}
            prefix={personWording.phonePrefix}
            placeholder={personWording.phonePlaceholder}
            hint={personWording.phoneHint}
            maxLength={30}
          />
          <NewPasswordFields
            password={{ name: 'password', label: customerWording.password, error: errors.password }}
            repeated={{ name: 're_password', label: customerWording.repeatPassword, error: errors.re_password }}
            typed={typed.password}
          />
        </div>
        <CheckField name="consent" error={errors.consent}>
          {wording.consent}
          {hasTerms && (
            <>
              {wording.consentAccordingTo}
              <PageLink className="link" to="/page/terms" target="_blank">
                {wording.consentLink}
              </PageLink>
            </>
          )}
        </CheckField>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <SubmitButton isBusy={isSending}>{wording.submit}</SubmitButton>
        <p className="t-small soft">
          {wording.alreadyRegistered}{' '}
          <PageLink className="link" to="/login">
            {customerWording.toLogin}
          </PageLink>
        </p>
      </form>
    </CustomerFrame>
  );
}
