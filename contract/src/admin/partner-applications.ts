import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filled } from '../order-fields.ts';
import { Id, line } from '../shapes.ts';
import { ById, listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

export const PartnerApplicationState = z.enum(['new', 'approved', 'declined']).meta({ id: 'PartnerApplicationState' });
export type PartnerApplicationState = z.infer<typeof PartnerApplicationState>;

const SentApplication = z
  .object({
    id: Id,
    state: PartnerApplicationState,
    last_name: z.string(),
    first_name: z.string(),
    patronymic: z.string(),
    email: z.string(),
    phone_number: z.string(),
    position: z.string(),
    clinic_name: z.string(),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SentApplication' });

export type SentApplication = z.infer<typeof SentApplication>;

const SentApplicationDetails = SentApplication.extend({
  date_of_birth: z.iso.date(),
  education: z.string(),
  specialization: z.string(),
  workplace: z.string(),
  address: z.string(),
  professional_social_media: z.string(),
  clinic_website: z.string(),
  brands_worked_with: z.string(),
  how_they_heard_about_us: z.string(),
  consent_at: z.iso.datetime(),
  decided_by: z.string().nullable(),
  decision_note: z.string().meta({ description: 'What the applicant was told with the decision' }),
}).meta({ id: 'SentApplicationDetails' });
export type SentApplicationDetails = z.infer<typeof SentApplicationDetails>;

const PartnerApplicationsQuery = listQuery(['created_at', 'last_name', 'decided_at'], {
  state: PartnerApplicationState.optional(),
});
export type PartnerApplicationsQuery = z.output<typeof PartnerApplicationsQuery>;

export const partnerApplicationsEndpoint = endpoint({
  name: 'listPartnerApplications',
  summary: 'Who wants to be a partner',
  method: 'GET',
  path: '/api/v1/admin/partner-applications/',
  needs: right('partners'),
  query: PartnerApplicationsQuery,
  reply: listReply(SentApplication),
});

export const partnerApplicationEndpoint = endpoint({
  name: 'readPartnerApplication',
  summary: 'One application with everything that was filled in',
  method: 'GET',
  path: '/api/v1/admin/partner-applications/:id/',
  needs: right('partners'),
  params: ById,
  reply: SentApplicationDetails,
  refusals: ['partner_application_not_found'],
});

export const partnerPhotoEndpoint = endpoint({
  name: 'readPartnerPhoto',
  summary: 'The photograph of the certificate; nobody but the staff can reach it',
  method: 'GET',
  path: '/api/v1/admin/partner-applications/:id/photo/',
  needs: right('partners'),
  params: ById,
  reply: z.void(),
  replyType: 'application/octet-stream',
  refusals: ['partner_application_not_found'],
});

const longestNote = 500;

export const approvePartnerEndpoint = endpoint({
  name: 'approvePartner',
  summary: 'Say yes, and write so to the applicant',
  method: 'POST',
  path: '/api/v1/admin/partner-applications/:id/approve/',
  needs: right('partners'),
  params: ById,
  body: z.object({ note: line(longestNote).default('') }),
  reply: SentApplicationDetails,
  refusals: ['partner_application_not_found', 'partner_application_decided'],
});

export const declinePartnerEndpoint = endpoint({
  name: 'declinePartner',
  summary: 'Say no, and write to the applicant why',
  method: 'POST',
  path: '/api/v1/admin/partner-applications/:id/decline/',
  needs: right('partners'),
  params: ById,
  body: z.object({ note: filled(longestNote) }),
  reply: SentApplicationDetails,
  refusals: ['partner_application_not_found', 'partner_application_decided'],
});
