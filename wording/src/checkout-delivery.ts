import type { PaymentMethod } from '@shop/domain/deliveries.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import { dayAndMonth } from './dates.ts';
import { glued } from './glued.ts';
import { exactHryvnias, hryvnias } from './hryvnias.ts';

/** The second step of the checkout, and its possible results. */
export const deliveryStepWording = {
  back: 'Назад',

  delivery: 'Доставка',
  free: 'безкоштовно',
  byTariff: 'за тарифами',
  mailedTo: (email: string) => glued(`Код сертифіката надішлемо на ${email} одразу після оплати.`),
  pointRequired: 'Оберіть, де заберете замовлення',
  points: 'Де заберете',
  pickupHint: glued('Зателефонуємо, щойно замовлення буде готове.'),

  city: 'Населений пункт',
  cities: 'Населені пункти',
  cityHint: 'Почніть вводити назву',
  cityRequired: 'Поле "Населений пункт" обов\'язкове',
  cityFailed: 'Сталася помилка при пошуку населеного пункту.',
  branch: 'Номер відділення',
  branches: 'Відділення та поштомати',
  branchHint: 'Номер або вулиця',
  branchNeedsCity: 'Спершу оберіть населений пункт',
  branchRequired: 'Поле "Номер відділення" обов\'язкове',
  branchFailed: 'Сталася помилка при пошуку відділення.',
  branchName: { branch: 'Відділення №\u00a0', locker: 'Поштомат №\u00a0' },
  streets: 'Вулиці',
  streetHint: 'Почніть вводити назву',
  streetUnknown: glued('Такої вулиці не знайшли в довіднику. Напишіть її повністю: ми уточнимо адресу.'),
  apartmentHint: 'Якщо є',
  estimate: (cost: Kopiykas, day: string) =>
    glued(`Доставка ≈\u00a0${hryvnias(cost)}, орієнтовно ${dayAndMonth(day)}. Точну суму назве перевізник.`),
  estimatedDay: (day: string) => glued(`Орієнтовно ${dayAndMonth(day)}`),
  suggestions: {
    searching: 'Шукаємо…',
    found: (count: number) => `Знайдено: ${count}. Обирайте стрілками вгору та вниз.`,
  },

  courierCity: 'Місто',
  courierCities: 'Куди їздить кур’єр',
  courierCityHint: 'Почніть вводити назву',
  courierCityRequired: 'Оберіть населений пункт зі списку',
  courierElsewhere: glued('Туди наш кур’єр не їздить. Оберіть інший спосіб доставки.'),
  byPlace: 'залежить від міста',
  street: 'Вулиця',
  house: 'Будинок',
  apartment: 'Квартира або офіс',

  required: {
    street: 'Введіть вулицю',
    house: 'Введіть номер будинку',
    apartment: 'Введіть номер квартири або офісу',
  },

  payment: 'Оплата',
  paymentAfterDelivery: glued('Оберіть доставку, і ми покажемо способи оплати.'),
  paymentNotes: {
    full: 'Visa, Mastercard, Apple Pay, Google Pay',
    prepayment: glued('Решту сплатите під час отримання'),
    cash: 'Готівкою',
  } satisfies Record<PaymentMethod, string>,
  shopPaysCarrier: glued('Доставку Новою поштою оплачуємо ми.'),
  recipientPaysCarrier: glued('Доставку за тарифами перевізника ви оплачуєте під час отримання.'),
  prepaymentNeedsNoCertificate: glued(
    'Подарунковий сертифікат оплачується повністю, тож передоплата для цього кошика недоступна.',
  ),
  noWay: glued('Зараз оформити замовлення на сайті не можна. Зателефонуйте нам, і ми все влаштуємо.'),
  rulesFailed: glued('Не вдалося завантажити способи доставки.'),
  noPayment: glued('Для такої суми цю доставку оплатити не можна. Оберіть іншу доставку.'),
  newWays: (ways: string) => `Зараз можна обрати: ${ways}`,
  prepaymentNeedsMoney: glued(
    'У цьому поштоматі не можна доплатити за замовлення. Для передоплати оберіть відділення або інший поштомат.',
  ),
  now: 'Зараз карткою',
  onReceipt: 'Під час отримання',
  withDelivery: (rest: string) => glued(`${rest} і доставка`),
  nothingDue: glued('Сертифікати покривають усе замовлення: зараз платити нічого не потрібно.'),

  order: 'Замовити',
  pay: 'Оплатити',
  offer: `${glued('Натискаючи кнопку, ви погоджуєтеся з')}\u00a0`,
  offerLink: glued('умовами публічної оферти'),

  orderFailed: 'Не вдалося створити замовлення або ініціювати оплату. Спробуйте знову.',
  orderFailedHint: glued('Ваші дані збережено. Повторне натискання не створить другого замовлення.'),
  changes: {
    price: (name: string, from: Kopiykas, to: Kopiykas) => `${name}: ${exactHryvnias(from)} → ${exactHryvnias(to)}`,
    less: (name: string, wanted: number, left: number) => `${name}: у кошику ${wanted}, залишилося ${left}`,
    soldOut: (name: string) => `${name}: уже розкупили, можна передзамовити`,
    gift: (name: string, words: string) => `${name}, кому подаруємо: ${words}`,
    gone: (name: string) => `${name}: більше не продається`,
    promo: (from: number, to: number) => `Знижка за промокодом: ${from}\u00a0% → ${to}\u00a0%`,
    certificates: (from: Kopiykas, to: Kopiykas) => `Сертифікати: ${exactHryvnias(from)} → ${exactHryvnias(to)}`,
    promoRemoved: (code: string) => `Промокод ${code} прибрано, перевірте суму`,
    certificateRemoved: (serial: string) => `Сертифікат ${serial} прибрано, перевірте суму`,
    total: (from: Kopiykas, to: Kopiykas) => `Разом: ${exactHryvnias(from)} → ${exactHryvnias(to)}`,
  },
  takeWhatIsLeft: 'Взяти стільки, скільки є',
  callUs: 'Зателефонувати',
  notOrdered: glued('Замовлення ще не створено.'),
  nothingOrdered: glued('Замовлення ще не створено. Перевірте його й натисніть кнопку ще раз.'),
};
