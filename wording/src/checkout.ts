import type { Kopiykas } from '@shop/domain/money.ts';
import { certificateCodeNeeded } from './certificate-code.ts';
import { glued } from './glued.ts';
import { exactHryvnias } from './hryvnias.ts';
import { goods } from './plurals.ts';

/** The first step of the checkout and the order beside it. */
export const checkoutWording = {
  title: 'Оформлення замовлення',
  description: 'Ваші дані, доставка й оплата.',
  heading: 'Оформлення',
  toShopping: 'До покупок',
  steps: { personal: 'Особисті дані', delivery: 'Доставка й оплата' },
  done: 'Готово:',
  change: 'Змінити',
  personalData: 'особисті дані',
  next: 'Далі',
  needsScripts: glued('Оформити замовлення на сайті можна лише з увімкненим JavaScript.'),
  orderByPhone: glued('Або зателефонуйте, і ми все оформимо разом:'),
  emptyHint: glued('Додайте щось до кошика й повертайтеся сюди, щоб оформити замовлення.'),
  loading: 'Завантажуємо ваш кошик',
  hasAccount: 'Уже маєте обліковий запис?',
  signIn: 'Увійти',

  firstName: 'Ім’я',
  lastName: 'Прізвище',
  phone: 'Телефон',
  phonePlaceholder: '___-___-__-__',
  phonePrefix: '+38',
  email: 'Email',
  required: {
    firstName: 'Введіть ім’я',
    lastName: 'Введіть прізвище',
  },
  invalidPhone: 'Невірний номер телефону',
  invalidEmail: 'Введіть коректний email',

  onNextStep: 'на наступному кроці',
  notChosen: 'ще не обрано',

  yourOrder: 'Ваше замовлення',
  yourOrderOf: (count: number) => `Ваше замовлення, ${goods(count)}`,
  preorder: 'Передзамовлення',
  lineSum: 'Сума:',
  again: 'Спробувати ще раз',

  promoCode: 'Промокод',
  apply: 'Застосувати',
  promoApplied: (percent: number) => `знижка ${percent}\u00a0%`,
  removePromoCode: 'Прибрати промокод',
  promoFailed: 'Сталася помилка',
  enterPromoCode: 'Введіть промокод',
  certificate: 'Подарунковий сертифікат',
  certificateCode: 'Код сертифіката',
  add: 'Додати',
  certificateEmpty: certificateCodeNeeded,
  certificateTwice: 'Цей сертифікат вже застосований',
  certificateFailed: 'Помилка застосування сертифікату',
  appliedCertificates: 'Застосовані сертифікати',
  removeCertificate: (serial: string) => `Прибрати сертифікат ${serial}`,

  newTotal: (total: Kopiykas) => `Разом ${exactHryvnias(total)}`,
  stepFailed: 'Не вдалося відкрити цей крок. Спробуйте ще раз.',
};
