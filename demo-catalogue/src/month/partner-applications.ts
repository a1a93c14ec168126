import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '@shop/server/database/database.ts';
import { letters } from '@shop/server/database/tables/notifications.ts';
import { partnerApplications, partnerOptions } from '@shop/server/database/tables/partners.ts';
import { auditLog } from '@shop/server/database/tables/staff.ts';
import type { MediaStore } from '@shop/server/features/media/media-store.ts';
import { demoAccounts } from '../accounts.ts';
import { kyivMoment } from './timeline.ts';
import { type Known, sentLetter, stableId } from './write-orders.ts';

type Application = {
  name: readonly [lastName: string, firstName: string, patronymic: string];
  email: string;
  phone: string;
  born: string;
  /** Options of the form in this order: position, education, specialization, workplace, how they heard. */
  options: readonly [string, string, string, string, string];
  clinic: string;
  address: string;
  brands: string;
  daysAgo: number;
  decided?: { state: 'approved' | 'declined'; daysAgo: number; note: string };
};

const applications: readonly Application[] = [
  {
    name: ['Зоренко', 'Мар’яна', 'Ігорівна'],
    email: 'mariana.zorenko@mail.example',
    phone: '+380795550114',
    born: '1988-04-17',
    options: ['Косметолог', 'Вища медична', 'Апаратна косметологія', 'Власний кабінет', 'Від колег'],
    clinic: 'Кабінет «Світанок»',
    address: 'м. Київ, вул. Ранкової Роси, 7',
    brands: 'Nordica Derm, Rosa Lab',
    daysAgo: 26,
    decided: { state: 'approved', daysAgo: 25, note: 'Вітаємо! Умови співпраці надішлемо окремим листом.' },
  },
  {
    name: ['Берестовий', 'Олег', 'Миколайович'],
    email: 'oleh.berestovyi@mail.example',
    phone: '+380795550127',
    born: '1979-11-02',
    options: ['Лікар-дерматолог', 'Вища медична', 'Дерматологія', 'Клініка або медичний центр', 'Пошук у Google'],
    clinic: 'Медичний центр «Обрій»',
    address: 'м. Львів, вул. Достиглої Шипшини, 21',
    brands: '',
    daysAgo: 20,
    decided: { state: 'approved', daysAgo: 19, note: '' },
  },
  {
    name: ['Лозова', 'Єлизавета', 'Андріївна'],
    email: 'yelyzaveta.lozova@mail.example',
    phone: '+380795550133',
    born: '2004-08-29',
    options: ['Візажист', 'Ще навчаюся', 'Макіяж', 'Поки не практикую', 'Instagram'],
    clinic: 'Навчаюся',
    address: 'м. Черкаси, пров. Дванадцяти Яблунь, 14',
    brands: 'Kvitka',
    daysAgo: 16,
    decided: {
      state: 'declined',
      daysAgo: 15,
      note: 'Поки що співпрацюємо лише з дипломованими фахівцями. Будемо раді вашій заявці після навчання.',
    },
  },
  {
    name: ['Шафранець', 'Орися', 'Богданівна'],
    email: 'orysia.shafranets@mail.example',
    phone: '+380795550146',
    born: '1992-01-23',
    options: ['Масажист', 'Курси з косметології', 'Масаж обличчя', 'Спа-центр', 'Telegram'],
    clinic: 'Спа «Тиха хвиля»',
    address: 'м. Одеса, бульв. Теплого Дощу, 3',
    brands: 'Mavka, Verba',
    daysAgo: 9,
    decided: { state: 'approved', daysAgo: 8, note: '' },
  },
  {
    name: ['Горобець', 'Анастасія', 'Петрівна'],
    email: 'anastasiia.horobets@mail.example',
    phone: '+380795550158',
    born: '1995-06-08',
    options: [
      'Косметолог',
      'Фахова передвища медична',
      'Доглядова косметологія',
      'Салон краси',
      'На навчанні чи конференції',
    ],
    clinic: 'Салон «Перлина»',
    address: 'м. Вінниця, вул. Сонячних Кульбаб, 50',
    brands: 'Rosa Lab',
    daysAgo: 3,
  },
  {
    name: ['Тимошик', 'Ліна', 'Василівна'],
    email: 'lina.tymoshyk@mail.example',
    phone: '+380795550162',
    born: '1984-12-30',
    options: ['Керівник закладу', 'Вища немедична', 'Догляд за тілом', 'Навчальний центр', 'Від представника бренду'],
    clinic: 'Школа догляду «Льон»',
    address: 'м. Рівне, вул. Тихого Листопаду, 2',
    brands: 'Nordica Derm',
    daysAgo: 1,
  },
];

/** Four decided applications and two new ones, each with the photo of a certificate. */
export async function writeApplications(
  tx: Transaction,
  media: MediaStore,
  { now, staffIds }: Pick<Known, 'now' | 'staffIds'>,
): Promise<void> {
  const photo = await readFile(join(import.meta.dirname, '../../pictures/partner-certificate.jpg'));
  const optionIds = new Map((await tx.select().from(partnerOptions)).map(({ id, name }) => [name, id]));
  const optionId = (name: string) => optionIds.get(name)!;
  const rows = [];
  for (const [index, each] of applications.entries()) {
    const [lastName, firstName, patronymic] = each.name;
    const [position, education, specialization, workplace, howThey] = each.options;
    const createdAt = kyivMoment(now, each.daysAgo, 11 * 60 + index * 37);
    // Each has its own file, which is deleted with the application.
    const photoKey = `private/partners/${stableId(`partner ${index}`)}.jpg`;
    await media.write(photoKey, photo);
    rows.push({
      lastName,
      firstName,
      patronymic,
      email: each.email,
      phone: each.phone,
      dateOfBirth: each.born,
      positionId: optionId(position),
      educationId: optionId(education),
      specializationId: optionId(specialization),
      workplaceId: optionId(workplace),
      howTheyId: optionId(howThey),
      clinicName: each.clinic,
      address: each.address,
      brandsWorkedWith: each.brands,
      photoKey,
      consentAt: createdAt,
      createdAt,
      ...(each.decided && {
        state: each.decided.state,
        decidedAt: decidedAt(now, each.decided),
        decidedBy: staffIds.owner,
        decisionNote: each.decided.note,
      }),
    });
  }
  const inserted = await tx.insert(partnerApplications).values(rows).returning();
  await tx.insert(letters).values(
    inserted.flatMap(({ id, email, ...application }, index) => {
      const { options, decided } = applications[index]!;
      const { firstName, createdAt } = application;
      const told = {
        applicationId: id,
        name: `${application.lastName} ${firstName} ${application.patronymic}`,
        phone: application.phone,
        email,
        position: options[0],
        specialization: options[2],
        clinicName: application.clinicName,
        address: application.address,
      };
      const [{ email: owner }] = demoAccounts.staff;
      const letter = (at: Date, kind: string, event: string, recipient: string, data: object) =>
        sentLetter(at, { kind, event, recipient, data });
      return [
        letter(createdAt, 'partner-applied', `partner-applied:${id}`, email, { firstName }),
        letter(createdAt, 'new-partner', `new-partner:${id}:${owner}`, owner, told),
        ...(decided
          ? [
              letter(decidedAt(now, decided), `partner-${decided.state}`, `partner-${decided.state}:${id}`, email, {
                firstName,
                note: decided.note,
              }),
            ]
          : []),
      ];
    }),
  );
  await tx.insert(auditLog).values(
    inserted.flatMap(({ id }, index) => {
      const { decided } = applications[index]!;
      if (decided === undefined) return [];
      const { state, note } = decided;
      const action = state === 'approved' ? 'approve' : 'decline';
      const before = { state: 'new' };
      const subject = { subject: 'partner_application', subjectId: String(id) };
      return [
        { at: decidedAt(now, decided), staffId: staffIds.owner, action, ...subject, before, after: { state, note } },
      ];
    }),
  );
}

function decidedAt(now: Date, { daysAgo }: { daysAgo: number }): Date {
  return kyivMoment(now, daysAgo, 10 * 60 + 25);
}
