import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, position } from './columns.ts';
import { staff } from './staff.ts';

export const partnerOptionKind = pgEnum('partner_option_kind', [
  'position',
  'education',
  'specialization',
  'workplace',
  'how_they',
]);

/** Options of the selects in the partner form. */
export const partnerOptions = pgTable(
  'partner_options',
  {
    id: identity(),
    kind: partnerOptionKind().notNull(),
    name: text().notNull(),
    isActive: boolean().notNull().default(true),
    position: position(),
  },
  (t) => [uniqueIndex('partner_options_named_once').on(t.kind, t.name)],
);

const optionId = () =>
  integer()
    .notNull()
    .references(() => partnerOptions.id);

export const partnerApplicationState = pgEnum('partner_application_state', ['new', 'approved', 'declined']);

export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: identity(),
    state: partnerApplicationState().notNull().default('new'),
    lastName: text().notNull(),
    firstName: text().notNull(),
    patronymic: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    dateOfBirth: date().notNull(),
    positionId: optionId(),
    educationId: optionId(),
    specializationId: optionId(),
    workplaceId: optionId(),
    howTheyId: optionId(),
    clinicName: text().notNull(),
    address: text().notNull(),
    professionalSocialMedia: text().notNull().default(''),
    clinicWebsite: text().notNull().default(''),
    brandsWorkedWith: text().notNull().default(''),
    /** The name of the photo in the private part of the media store. */
    photoKey: text().notNull(),
    consentAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: integer().references(() => staff.id),
    /** The message to the applicant with the decision. */
    decisionNote: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'partner_applications_decisions_are_signed',
      sql`(${t.state} = 'new') = (${t.decidedAt} is null) and (${t.state} = 'new') = (${t.decidedBy} is null)`,
    ),
  ],
);
