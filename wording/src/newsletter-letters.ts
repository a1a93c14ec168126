import { glued } from './glued.ts';
import { confirmSubscriptionWording, toShop } from './subscriptions.ts';

export const subscriptionAskedWording = {
  subject: (shop: string) => `Підтвердьте підписку на листи крамниці «${shop}»`,
  asked: (shop: string) =>
    glued(
      `Цю адресу вказали, щоб отримувати листи крамниці «${shop}». Підтвердьте, що це були ви, і ми почнемо писати.`,
    ),
  confirm: confirmSubscriptionWording.confirm,
  otherwise: glued(
    'Посилання діє 7 днів. Якщо ви не підписувалися, не зважайте на цей лист: без підтвердження ми більше не напишемо.',
  ),
};

export const subscriptionConfirmedWording = {
  subject: (shop: string) => glued(`Ви підписалися на листи крамниці «${shop}»`),
  welcome: glued('Дякуємо, що підтвердили адресу. Раді, що ви з нами.'),
  whatComes: glued('Раз на два тижні: новинки, поради косметолога й промокоди для підписників.'),
  toShop,
};
