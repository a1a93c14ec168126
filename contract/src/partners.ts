import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { isAdult, isPlace, isWebAddress, partnerPhone } from '@shop/domain/partners.ts';
import { isPersonName } from '@shop/domain/person-names.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email, Id, line } from './shapes.ts';

const PartnerOption = z.object({ id: Id, name: z.string() }).meta({ id: 'PartnerOption' });
const Options = z.array(PartnerOption);

export const partnerOptionsEndpoint = endpoint({
  name: 'listPartnerOptions',
  summary: 'What the selects of the partner form offer',
  method: 'GET',
  path: '/api/v1/actions/partner/',
  reply: z.object({
    positions: Options,
    educations: Options,
    specializations: Options,
    workplaces: Options,
    how_they: Options,
  }),
});

const Name = line(100).pipe(z.stringFormat('partner_name', isPersonName));
const Place = line(300).pipe(z.stringFormat('place', isPlace));
const WebAddress = line(300).pipe(z.stringFormat('web_address', (text) => text === '' || isWebAddress(text)));
const DateOfBirth = z
  .stringFormat('date_of_birth', (text) => isAdult(text, kyivDate(new Date())))
  .meta({ example: '1990-04-12' });

const Phone = line(50).transform((given, context) => {
  const kept = partnerPhone(given);
  if (kept !== undefined) return kept;
  context.addIssue({ code: 'invalid_format', format: 'phone_format', input: given });
  return z.NEVER;
});

/** Fields of a form are strings. */
const OptionId = z
  .string()
  .trim()
  .min(1)
  .pipe(z.stringFormat('partner_option', /^[1-9]\d{0,8}$/).transform(Number))
  .meta({ description: 'The id of an option', example: '7' });

/** An empty file field comes with zero bytes, or not at all. */
const Photo = z
  .unknown()
  .transform((given, context) => {
    if (given instanceof Blob && given.size > 0) return given;
    context.addIssue({ code: 'invalid_format', format: 'partner_photo', input: '' });
    return z.NEVER;
  })
  .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 10 MB and 40 megapixels' });

const PartnerApplication = z
  .object({
    last_name: Name,
    first_name: Name,
    patronymic: Name,
    email: Email,
    phone_number: Phone,
    date_of_birth: DateOfBirth,
    position: OptionId,
    education: OptionId,
    specialization: OptionId,
    workplace: OptionId,
    clinic_name: Place,
    address: Place,
    professional_social_media: WebAddress.default(''),
    clinic_website: WebAddress.default(''),
    brands_worked_with: line(1_000).default(''),
    how_they_heard_about_us: OptionId,
    profile_certificate_photo: Photo,
    consent: z
      .stringbool()
      .default(true)
      .refine((isGiven) => isGiven, { params: { rule: 'consent_needed' } })
      .meta({ description: 'To the processing of personal data. Whoever sends the form without it gives it' }),
    comment: z.string().default('').meta({ description: 'Nobody sees it: whoever fills it is a robot' }),
  })
  .meta({ id: 'PartnerApplication' });
export type PartnerApplication = z.output<typeof PartnerApplication>;

export const applyAsPartnerEndpoint = endpoint({
  name: 'applyAsPartner',
  summary: 'Ask for the terms of partners, with a photograph of a certificate',
  method: 'POST',
  path: '/api/v1/actions/partner/',
  bodyType: 'multipart/form-data',
  body: PartnerApplication,
  status: 201,
  reply: z.object({ success: z.string().meta({ description: 'Ukrainian words to show' }) }),
  refusals: ['photo_too_large', 'too_many_requests'],
});
