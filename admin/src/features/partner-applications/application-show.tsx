import Box from '@mui/material/Box';
import type { SentApplicationDetails } from '@shop/contract/admin/partner-applications.ts';
import { partnerApplicationsWording as words } from '@shop/wording/admin/partner-applications.ts';
import { shortDateAndTime, shortDay } from '@shop/wording/dates.ts';
import { partnerWording } from '@shop/wording/partners.ts';
import { EmailField } from 'react-admin';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { ShowPage, TwoColumns } from '../../ui/show-page.tsx';
import { ApplicationDecision } from './application-decision.tsx';
import { ApplicationStateChip } from './application-state.tsx';

export function ApplicationShow() {
  return (
    <ShowPage<SentApplicationDetails> title={({ last_name, first_name }) => `${last_name} ${first_name}`}>
      {(application) => (
        <TwoColumns
          main={
            <>
              <Panel title={words.applicant} actions={<ApplicationStateChip state={application.state} />}>
                <Facts facts={applicantFacts(application)} />
              </Panel>
              <Panel title={words.work}>
                <Facts facts={workFacts(application)} />
              </Panel>
            </>
          }
          side={
            <>
              <ApplicationDecision application={application} />
              <ApplicationPhoto id={application.id} />
            </>
          }
        />
      )}
    </ShowPage>
  );
}

function applicantFacts(application: SentApplicationDetails) {
  const { fields } = words;
  const { last_name, first_name, patronymic, phone_number } = application;
  return [
    [fields.last_name, `${last_name} ${first_name} ${patronymic}`],
    [fields.email, <EmailField key="email" source="email" />],
    [fields.phone_number, <PhoneLink key="phone" phone={phone_number} />],
    [partnerWording.dateOfBirth, shortDay(application.date_of_birth)],
    [partnerWording.howTheyHeard, application.how_they_heard_about_us],
    [fields.created_at, shortDateAndTime(new Date(application.created_at))],
    [words.consent, shortDateAndTime(new Date(application.consent_at))],
  ] as const;
}

function workFacts(application: SentApplicationDetails) {
  return [
    [partnerWording.position, application.position],
    [partnerWording.education, application.education],
    [partnerWording.specialization, application.specialization],
    [partnerWording.workplace, application.workplace],
    [partnerWording.clinicName, application.clinic_name],
    [partnerWording.address, application.address],
    [partnerWording.socialMedia, application.professional_social_media],
    [partnerWording.website, application.clinic_website],
    [partnerWording.brands, application.brands_worked_with],
  ] as const;
}

/** Staff only: the address refuses all others, and browsers must not cache it. */
function ApplicationPhoto({ id }: { id: number }) {
  const address = `/api/v1/admin/partner-applications/${id}/photo/`;
  return (
    <Panel title={words.photo}>
      <a href={address} target="_blank" rel="noreferrer" aria-label={words.openPhoto}>
        <Box component="img" src={address} alt={words.photo} sx={{ display: 'block', maxWidth: '100%' }} />
      </a>
    </Panel>
  );
}
