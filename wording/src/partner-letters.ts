import { glued } from './glued.ts';
import { partnerWording } from './partners.ts';

export const newPartnerWording = {
  subject: (applicationId: number) => `Нова анкета партнера №\u00a0${applicationId}`,
  arrived: glued(
    'На сайті заповнили анкету партнера. Фото сертифіката зберігається в крамниці й доступне лише працівникам.',
  ),
  name: glued('Ім’я'),
  phone: partnerWording.phone,
  email: partnerWording.email,
  position: partnerWording.position,
  specialization: partnerWording.specialization,
  clinicName: partnerWording.clinicName,
  address: partnerWording.address,
};
