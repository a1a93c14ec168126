import type { PartnerApplicationState } from '@shop/contract/admin/partner-applications.ts';
import { partnerWording } from '../partners.ts';

export const partnerApplicationsWording = {
  name: 'Заявка партнера |||| Заявки партнерів',
  fields: {
    state: 'Стан',
    last_name: 'Прізвище та ім’я',
    email: 'Електронна пошта',
    phone_number: 'Телефон',
    position: partnerWording.position,
    clinic_name: partnerWording.clinicName,
    created_at: 'Надіслано',
    decided_at: 'Розглянуто',
  },
  search: 'Ім’я, пошта, телефон або заклад',
  empty: 'Заявок ще немає.',
  applicant: 'Про заявника',
  work: 'Про роботу',
  photo: 'Фото сертифіката',
  openPhoto: 'Відкрити в повному розмірі',
  decision: 'Рішення',
  decidedBy: 'Хто вирішив',
  told: 'Написали заявникові',
  consent: 'Згоду надано',
  approve: 'Схвалити',
  approveTitle: 'Схвалити заявку?',
  approveText: 'Заявник отримає лист. Змінити рішення потім не можна.',
  approveDone: 'Заявку схвалено, лист надсилається.',
  approveNote: 'Що додати в листі (необов’язково)',
  decline: 'Відхилити',
  declineTitle: 'Відхилити заявку?',
  declineText: 'Заявник отримає лист із вашим поясненням. Змінити рішення потім не можна.',
  declineDone: 'Заявку відхилено, лист надсилається.',
  declineNote: 'Пояснення для заявника',
};

export const partnerApplicationStateWording: Record<PartnerApplicationState, string> = {
  new: 'Нова',
  approved: 'Схвалено',
  declined: 'Відхилено',
};
