import type { PartnerApplicationsQuery, SentApplicationDetails } from '@shop/contract/admin/partner-applications.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { findApplication, listApplications } from './partner-admin.queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

export async function readApplications(db: Executor, query: PartnerApplicationsQuery) {
  const { rows, total } = await listApplications(db, query);
  return { data: rows.map(toListedApplication), total };
}

export async function readApplication(db: Executor, id: number): Promise<SentApplicationDetails> {
  const found = await requireApplication(db, id);
  const { application } = found;
  return {
    ...toListedApplication(found),
    date_of_birth: application.dateOfBirth,
    education: found.education,
    specialization: found.specialization,
    workplace: found.workplace,
    address: application.address,
    professional_social_media: application.professionalSocialMedia,
    clinic_website: application.clinicWebsite,
    brands_worked_with: application.brandsWorkedWith,
    how_they_heard_about_us: found.howThey,
    consent_at: application.consentAt.toISOString(),
    decided_by: found.decidedBy,
    decision_note: application.decisionNote,
  };
}

/** The photo of an application. Every upload was re-encoded as JPEG. */
export async function readApplicationPhoto({ db, media }: Pick<Shop, 'db' | 'media'>, id: number) {
  const { application } = await requireApplication(db, id);
  const body = await media.read(application.photoKey);
  if (body === undefined) throw new Refusal('partner_application_not_found', {});
  return { type: 'image/jpeg', name: `partner-${id}.jpg`, isShown: true, body };
}

async function requireApplication(db: Executor, id: number): Promise<Found> {
  const found = await findApplication(db, id);
  if (found === undefined) throw new Refusal('partner_application_not_found', {});
  return found;
}

function toListedApplication({ application, position }: Pick<Found, 'application' | 'position'>) {
  return {
    id: application.id,
    state: application.state,
    last_name: application.lastName,
    first_name: application.firstName,
    patronymic: application.patronymic,
    email: application.email,
    phone_number: application.phone,
    position,
    clinic_name: application.clinicName,
    created_at: application.createdAt.toISOString(),
    decided_at: application.decidedAt?.toISOString() ?? null,
  };
}
