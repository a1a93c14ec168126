import { glued } from './glued.ts';

/** About an order with an outstanding card payment. */
export const unpaidOrderWording = {
  heading: (number: string) => glued(`У вас є неоплачене замовлення ${number}`),
  hint: glued('Його товари й сертифікати поки відкладено для вас.'),
  pay: 'Оплатити',
  cancel: 'Скасувати',
  payFor: (number: string) => `Оплатити замовлення ${number}`,
  cancelOf: (number: string) => `Скасувати замовлення ${number}`,
  question: (number: string) => glued(`Скасувати замовлення ${number}?`),
  questionHint: glued('Відкладені товари одразу зможуть купити інші, а сертифікати повернуться до вас.'),
  yes: 'Скасувати замовлення',
  no: 'Залишити',
  cancelled: (number: string) => glued(`Замовлення ${number} скасовано. Товари й сертифікати знову вільні.`),
  failed: glued('Скасувати не вдалося. Перевірте з’єднання й спробуйте ще раз.'),
};
