import { glued } from './glued.ts';
import { newsletterWording } from './newsletter.ts';
import { confirmSubscriptionWording, toShop } from './subscriptions.ts';

export const subscriptionAskedWording = {
  subject: 'Підтвердьте підписку на листи «Роси»',
  asked: glued('Цю адресу вказали, щоб отримувати листи «Роси». Підтвердьте, що це були ви, і ми почнемо писати.'),
  confirm: confirmSubscriptionWording.confirm,
  otherwise: glued(
    'Посилання діє 7 днів. Якщо ви не підписувалися, не зважайте на цей лист: без підтвердження ми більше не напишемо.',
  ),
};

export const subscriptionConfirmedWording = {
  subject: glued('Ви підписалися на листи «Роси»'),
  welcome: glued('Дякуємо, що підтвердили адресу. Раді, що ви з нами.'),
  whatComes: newsletterWording.text,
  toShop,
};
