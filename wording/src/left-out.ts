import type { Kopiykas } from '@shop/domain/money.ts';
import { glued } from './glued.ts';
import { exactHryvnias } from './hryvnias.ts';

/** Explains that promo codes and redeemed certificates do not apply to purchased gift certificates. */
export const leftOutWording = {
  promoCode: (certificates: Kopiykas) =>
    glued(`Знижка не поширюється на подарункові сертифікати: їх у кошику на ${exactHryvnias(certificates)}.`),
  promoCodeForNothing: glued('У кошику лише подарункові сертифікати, а на них знижка не поширюється.'),
  certificate: (certificates: Kopiykas) =>
    glued(
      `Сертифікатом можна оплатити товари й доставку, але не інші сертифікати: за них потрібно сплатити ${exactHryvnias(certificates)} карткою або готівкою.`,
    ),
  certificateForNothing: glued('У кошику лише подарункові сертифікати, а їх іншим сертифікатом оплатити не можна.'),
};
