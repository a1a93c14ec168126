import { glued } from './glued.ts';

export const subscriptionWording = {
  badLink: glued('Посилання недійсне або застаріло. Підпишіться ще раз, і ми надішлемо нове.'),
  badUnsubscribeLink: glued('Посилання неповне або змінене. Відкрийте його ще раз із листа.'),
};

/** On target pages of links in letters. */
export const toShop = glued('Перейти до крамниці');

export const confirmSubscriptionWording = {
  title: 'Підтвердження підписки',
  lead: glued('Натисніть кнопку, щоб отримувати наші листи на цю адресу.'),
  confirm: 'Підтвердити підписку',
  confirmed: glued('Підписку підтверджено. До зустрічі в листах!'),
  failed: 'Не вдалося підтвердити підписку. Спробуйте ще раз.',
};

export const unsubscribeWording = {
  title: 'Відписка від листів',
  lead: glued(
    'Натисніть кнопку, і ми більше не надсилатимемо вам листів із новинами. Про ваші замовлення писатимемо, як і раніше.',
  ),
  unsubscribe: 'Відписатися',
  unsubscribed: glued('Ви відписалися. Якщо передумаєте, підпишіться знову на головній сторінці.'),
  failed: 'Не вдалося відписатися. Спробуйте ще раз.',
};
