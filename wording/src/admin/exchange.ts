import { plural } from '../plurals.ts';

/** Headers of the table of products. */
export const productColumnWording = {
  code: 'Код товару',
  name: 'Назва',
  brandId: 'Бренд',
  productTypeIds: 'Типи засобу',
  skinTypeIds: 'Типи шкіри',
  human: 'Підзаголовок',
  unit: 'Одиниця',
  isActive: 'Товар на сайті',
  description: 'Короткий опис',
  descriptionHtml: 'Опис',
  keyIngredientsHtml: 'Ключові інгредієнти',
  prescriptionHtml: 'Призначення',
  applicationHtml: 'Застосування',
  composition: 'Склад',
};

export const variantColumnWording = {
  code: 'Код варіанта',
  value: 'Значення',
  title: 'Назва варіанта',
  price: 'Ціна',
  discountPrice: 'Ціна зі знижкою',
  barcode: 'Штрихкод',
  weightGrams: 'Вага, г',
  lengthMillimetres: 'Довжина, мм',
  widthMillimetres: 'Ширина, мм',
  heightMillimetres: 'Висота, мм',
  isActive: 'Варіант на сайті',
};

export const stockColumnWording = {
  stock: 'Залишок',
  stockSeen: 'Залишок під час експорту',
};

export const cellWording = { yes: 'так', no: 'ні' };

const rowsWording = (row: number) => `у рядку ${row}`;

export const importProblems = {
  missingColumn: 'У таблиці немає такого стовпця.',
  repeatedColumn: 'Такий стовпець є двічі.',
  required: 'Заповніть цю клітинку.',
  requiredForNew: 'Без цього не можна додати новий товар або варіант.',
  tooLong: (longest: number) => `Не довше ніж ${plural(longest, { one: 'знак', few: 'знаки', many: 'знаків' })}.`,
  notOneLine: 'Тут має бути один рядок без службових знаків.',
  notMoney: 'Очікуємо суму, наприклад 1250,00.',
  notPositiveMoney: 'Ціна має бути більшою за нуль.',
  notWhole: 'Очікуємо ціле число від 0.',
  notPositive: 'Очікуємо ціле число від 1.',
  notBarcode: 'Очікуємо від 8 до 14 цифр.',
  notFlag: `Очікуємо «${cellWording.yes}» або «${cellWording.no}».`,
  unknown: (name: string) => `Немає такого: «${name}».`,
  ambiguous: (name: string) => `Таких кілька: «${name}». Вкажіть адресу латиницею.`,
  repeatedVariant: (row: number) => `Цей варіант уже є ${rowsWording(row)}.`,
  differs: (row: number) => `Відрізняється від того, що ${rowsWording(row)} для цього ж товару.`,
  ofOtherProduct: (code: string) => `Цей варіант належить товару ${code}.`,
  discountNotBelow: 'Ціна зі знижкою має бути меншою за ціну.',
  archived: 'Товар в архіві. Спершу поверніть його з архіву.',
  noAddress: 'З цієї назви не скласти адреси сторінки. Додайте літери або цифри.',
  unknownVariant: 'Варіанта з таким кодом немає.',
  stockBelowZero: (stock: number) => `Стільки не списати: зараз на складі ${stock}.`,
};

export const importNotes = {
  stockIgnored: 'Залишки з файлу не змінюються: це робить власник або менеджер.',
  stockAsOfNow: 'У файлі немає залишків на час експорту, тому різницю пораховано від того, що на складі зараз.',
};

export const exportFileNames = {
  products: 'Товари',
  orders: 'Замовлення',
  customers: 'Покупці',
  subscriptions: 'Підписки',
};

export const orderColumnWording = {
  id: 'Номер',
  createdAt: 'Дата',
  state: 'Стан',
  lastName: 'Прізвище',
  firstName: 'Ім’я',
  phone: 'Телефон',
  email: 'Пошта',
  deliveryType: 'Доставка',
  address: 'Адреса',
  waybill: 'Накладна',
  paymentMethod: 'Оплата',
  lines: 'Товари',
  goods: 'Сума товарів',
  promoCode: 'Промокод',
  promoDiscount: 'Знижка за промокодом',
  certificateDiscount: 'Сплачено сертифікатами',
  deliveryCost: 'Вартість доставки',
  total: 'До сплати',
  received: 'Отримано',
  refunded: 'Повернено',
};

export const customerColumnWording = {
  id: 'Номер',
  createdAt: 'Реєстрація',
  lastName: 'Прізвище',
  firstName: 'Ім’я',
  email: 'Пошта',
  phone: 'Телефон',
  city: 'Місто',
  orders: 'Замовлень',
  spent: 'Сплачено',
};

export const subscriptionColumnWording = { email: 'Пошта', confirmedAt: 'Підтверджено' };

export const paymentMethodWording = { full: 'Повна оплата', prepayment: 'Передоплата', cash: 'Готівка' };

const variantsCounted = (count: number) => plural(count, { one: 'варіант', few: 'варіанти', many: 'варіантів' });
const rowsCounted = (count: number) => plural(count, { one: 'рядок', few: 'рядки', many: 'рядків' });

/** The page «Імпорт та експорт». */
export const exchangeWording = {
  name: 'Імпорт та експорт',
  importing: 'Імпорт',
  kind: 'Що змінити',
  kinds: { products: 'Товари', stock: 'Лише залишки' },
  hints: {
    products:
      'Завантажте таблицю товарів, змініть її та поверніть сюди. Рядок — це варіант. Товари й варіанти впізнаємо за кодами: нові коди додаємо, наявні змінюємо, нічого не видаляємо. Стовпці, яких у файлі немає, залишаються як є.',
    stock:
      'Потрібні стовпці «Код варіанта» і «Залишок». Якщо у файлі є «Залишок під час експорту», продане відтоді не повернеться на склад.',
  },
  choose: 'Обрати файл',
  drop: 'або перетягніть його сюди. CSV чи XLSX, до 20 МБ і 20 000 рядків',
  checking: 'Перевіряємо файл…',
  applying: 'Застосовуємо…',
  checked: (file: string, rows: number) => `${file}: ${rowsCounted(rows)}`,
  problems: (count: number) =>
    `${plural(count, { one: 'помилка', few: 'помилки', many: 'помилок' })}. Виправте ${count === 1 ? 'її' : 'їх'} у таблиці та оберіть файл ще раз. Поки що нічого не змінено.`,
  moreProblems: (count: number) => `Показано перші ${count}.`,
  row: 'Рядок',
  column: 'Стовпець',
  words: 'Що не так',
  ready: 'Помилок немає. Перевірте зміни й застосуйте їх.',
  nothing: 'Помилок немає, і змінювати нічого: усе вже так, як у файлі.',
  applied: 'Зміни застосовано. Вони вже в крамниці.',
  apply: 'Застосувати',
  other: 'Обрати інший файл',
  counts: {
    products: ({ created, changed }: { created: number; changed: number }) =>
      `Нових товарів: ${created}, змінених: ${changed}`,
    variants: ({ created, changed }: { created: number; changed: number }) =>
      `Нових варіантів: ${created}, змінених: ${changed}`,
    stock: (variants: number, difference: number) =>
      `Залишки: ${variantsCounted(variants)}, різниця ${difference > 0 ? '+' : ''}${difference}`,
  },
  preview: 'Що зміниться',
  firstOf: (shown: number) => `Перші ${shown} змін`,
  code: 'Код',
  title: 'Назва',
  change: 'Зміни',
  isNew: 'Нове',
  changed: (column: string, before: string, after: string) => `${column}: ${before || '—'} → ${after || '—'}`,
  exporting: 'Експорт',
  productsHint: 'Усі товари з варіантами, цінами й залишками. Цю таблицю можна змінити та імпортувати.',
  ordersHint: 'Замовлення за обрані дні, рядок — замовлення.',
  customersHint: 'Покупці, які зареєструвалися в обрані дні.',
  subscriptionsHint: 'Адреси тих, хто підтвердив підписку на новини.',
  from: 'Від',
  to: 'До',
  state: 'Стан',
  anyState: 'Усі',
  recorded: 'Хто й коли завантажив особисті дані, видно в журналі змін.',
};
