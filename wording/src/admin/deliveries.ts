import { deliveryNames } from '../deliveries.ts';

/** The page «Доставка й оплата». */
export const deliveriesWording = {
  name: 'Доставка й оплата |||| Доставка й оплата',
  text: 'За цими правилами крамниця приймає замовлення, рахує суму й пише покупцям про доставку: у рядку над шапкою, у кошику, на сторінках товару, «Доставка» й «Оплата». Уже оформлені замовлення залишаються за правилами, за якими їх прийнято.',
  saved: 'Правила збережено.',
  sections: {
    deliveries: 'Способи доставки',
    zones: 'Зони кур’єра',
    points: 'Пункти самовивозу',
    payments: 'Способи оплати',
    prepayment: 'Передоплата',
    dispatch: 'Коли надсилаєте',
  },
  notConnected: {
    carrier: 'Нову пошту не під’єднано. Це робить той, хто обслуговує сайт.',
    cards: 'Оплату карткою не під’єднано. Це робить той, хто обслуговує сайт.',
  },
  hints: {
    is_on: {
      nova_poshta: 'У відділення й поштомати.',
      nova_poshta_door: 'За доставку завжди платить отримувач.',
      courier: 'Власний кур’єр крамниці в зонах, описаних нижче.',
      pickup: 'Покупець забирає сам, безкоштовно.',
    },
    zones: 'Кожна зона має свою ціну. Кур’єра бачать лише покупці з названих населених пунктів.',
    settlements: 'По одному в рядку. Для сіл пишіть з типом: с. Чайки.',
    price: '0 означає, що доставка завжди безкоштовна.',
    free_from: 'Сума товарів до знижок. Порожнє поле: ніколи.',
    days: 'За скільки днів кур’єр привезе. Порожнє поле: не обіцяємо.',
    points: 'Якщо пунктів кілька, покупець обирає один з них.',
    hours: 'Наприклад: пн–сб, 10:00–19:00. Необов’язково.',
    limits: 'Суми порівнюємо з «Разом» у замовленні. Порожнє поле: без обмеження.',
    shop_pays_carrier_from:
      'Від якої суми товарів за Нову пошту платить крамниця: 0 — завжди, порожнє поле — платить отримувач.',
    prepayment: 'Решту покупець платить під час отримання. Передоплата ніколи не більша за суму замовлення.',
    percent: 'Від суми замовлення, не менше 1 ₴.',
    dispatch:
      'До цієї години обіцяємо надіслати того самого дня. Свят крамниця не знає: перед ними приберіть годину або день.',
    until_hour: 'Від 1 до 23, за київським часом. Порожнє поле: не обіцяємо.',
  },
  kinds: { sum: 'Сума', percent: 'Відсоток' },
  weekdays: { 1: 'Пн', 2: 'Вт', 3: 'Ср', 4: 'Чт', 5: 'Пт', 6: 'Сб', 7: 'Нд' },
  payments: { full: 'Повна оплата карткою', prepayment: 'Передоплата', cash: 'Під час отримання' },
  addZone: 'Додати зону',
  addPoint: 'Додати пункт',
  fields: {
    settlements: 'Населені пункти',
    price: 'Ціна',
    free_from: 'Безкоштовно від',
    days: 'Днів',
    address: 'Адреса',
    hours: 'Години',
    least: 'Від суми',
    largest: 'До суми',
    shop_pays_carrier_from: 'За Нову пошту платить крамниця від',
    kind: 'Як рахувати',
    amount: 'Сума',
    percent: 'Відсоток',
    until_hour: 'Година',
    weekdays: 'Дні, коли надсилаєте',
  },
};

const ofPayment = (name: string) => ({
  is_on: `${name}: доступна`,
  least: `${name}: від суми`,
  largest: `${name}: до суми`,
  shop_pays_carrier_from: `${name}: за Нову пошту платить крамниця від`,
});

/** The same fields in the audit log. */
export const deliveryFactNames: Record<string, string> = {
  is_on: deliveriesWording.sections.deliveries,
  ...named('is_on', deliveryNames),
  zones: deliveriesWording.sections.zones,
  ...named('zones', deliveriesWording.fields),
  points: deliveriesWording.sections.points,
  ...named('points', deliveriesWording.fields),
  payments: deliveriesWording.sections.payments,
  ...named('payments', deliveriesWording.payments),
  ...named('payments.full', ofPayment(deliveriesWording.payments.full)),
  ...named('payments.prepayment', ofPayment(deliveriesWording.payments.prepayment)),
  ...named('payments.cash', ofPayment(deliveriesWording.payments.cash)),
  prepayment: deliveriesWording.sections.prepayment,
  'prepayment.amount': 'Передоплата: сума',
  'prepayment.percent': 'Передоплата: відсоток',
  dispatch: deliveriesWording.sections.dispatch,
  'dispatch.until_hour': 'Надсилаєте того самого дня до години',
  'dispatch.weekdays': deliveriesWording.fields.weekdays,
};

function named(thing: string, words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`${thing}.${name}`, word]));
}
