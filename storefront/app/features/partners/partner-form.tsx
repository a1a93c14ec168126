import type { ApiReply } from '@shop/contract/client.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { needsScripts } from '@shop/wording/needs-scripts.ts';
import { partnerWording as wording } from '@shop/wording/partners.ts';
import { personWording } from '@shop/wording/person.ts';
import { type ReactNode, useId, useState } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsPublished } from '../../navigation/published-pages.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OpenPhoneField } from '../../ui/open-phone-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { checkPartner, type PartnerField, partnerFields } from './check-partner.ts';
import { PhotoField } from './photo-field.tsx';
import { sendApplication } from './send-application.ts';

const optional = { required: false, hint: wording.optional };

export type PartnerOptions = ApiReply<'GET /api/v1/actions/partner/'>;

export function PartnerForm({ options, onTaken }: { options: PartnerOptions; onTaken: (says: string) => void }) {
  const hasTerms = useIsPublished()('/page/terms');
  const [share, setShare] = useState(0);
  const { form, errors, notice, isSending } = useForm<PartnerField>({
    names: partnerFields,
    check: (typed) => checkPartner(typed, kyivDate(new Date())),
    async send() {
      setShare(0);
      const answer = await sendApplication(form.ref.current!, setShare);
      if (!('success' in answer)) return answer;
      onTaken(answer.success);
    },
    whenBroken: wording.failed,
    whenWrong: wording.wrong,
  });
  // Field errors move the focus to the fields; every other message is shown beside the button.
  const isAboutFields = notice === wording.wrong;
  const field = (name: PartnerField) => ({ name, error: errors[name], required: true });
  const select = (name: PartnerField) => ({ ...field(name), noChoice: wording.choose });

  return (
    <form {...form} className="partner">
      <noscript>
        <p className="msg msg--danger partner__needs">{needsScripts}</p>
      </noscript>
      {isAboutFields && <Notice tone="danger">{notice}</Notice>}
      <Part title={wording.you}>
        <TextField {...field('last_name')} label={wording.lastName} autoComplete="family-name" maxLength={100} />
        <TextField {...field('first_name')} label={wording.firstName} autoComplete="given-name" maxLength={100} />
        <TextField {...field('patronymic')} label={wording.patronymic} autoComplete="additional-name" maxLength={100} />
        <TextField {...field('date_of_birth')} label={wording.dateOfBirth} type="date" autoComplete="bday" />
        <TextField {...field('email')} label={wording.email} type="email" autoComplete="email" maxLength={254} />
        <OpenPhoneField
          {...field('phone_number')}
          label={wording.phone}
          prefix={personWording.phonePrefix}
          placeholder={personWording.phonePlaceholder}
          hint={personWording.phoneHint}
          maxLength={30}
        />
      </Part>
      <Part title={wording.profession}>
        <SelectField {...select('position')} label={wording.position} options={options.positions} />
        <SelectField {...select('education')} label={wording.education} options={options.educations} />
        <SelectField {...select('specialization')} label={wording.specialization} options={options.specializations} />
        <TextField
          {...field('brands_worked_with')}
          label={wording.brands}
          placeholder={wording.brandsExample}
          maxLength={1_000}
          {...optional}
        />
      </Part>
      <Part title={wording.work}>
        <SelectField {...select('workplace')} label={wording.workplace} options={options.workplaces} />
        <TextField {...field('clinic_name')} label={wording.clinicName} autoComplete="organization" maxLength={300} />
        <TextField {...field('address')} label={wording.address} autoComplete="address-line1" maxLength={300} />
        <TextField
          {...field('clinic_website')}
          label={wording.website}
          inputMode="url"
          autoComplete="url"
          maxLength={300}
          {...optional}
        />
        <TextField
          {...field('professional_social_media')}
          label={wording.socialMedia}
          className="wide"
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          {...optional}
        />
      </Part>
      <Part title={wording.proof}>
        <SelectField
          {...select('how_they_heard_about_us')}
          label={wording.howTheyHeard}
          options={options.how_they}
          className="wide"
        />
        <PhotoField name="profile_certificate_photo" error={errors.profile_certificate_photo} />
        <Trap />
        <div className="wide">
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
        </div>
        <div className="wide partner__send">
          {notice && !isAboutFields && <Notice tone="danger">{notice}</Notice>}
          {isSending && <Sending share={share} />}
          <SubmitButton isBusy={isSending}>{wording.submit}</SubmitButton>
        </div>
      </Part>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className="fset" aria-labelledby={id}>
      <h2 className="t-heading" id={id}>
        {title}
      </h2>
      <div className="form-grid">{children}</div>
    </fieldset>
  );
}

/** Honeypot: invisible and out of the tab sequence, so only robots fill it in. */
function Trap() {
  return (
    <div className="partner__trap" aria-hidden="true">
      <label>
        {wording.trap}
        <input type="text" name="comment" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Sending({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const words = percent < 100 ? wording.sending(percent) : wording.checking;
  return (
    <label className="partner__progress">
      <span>{words}</span>
      <progress max={100} value={percent} />
    </label>
  );
}
