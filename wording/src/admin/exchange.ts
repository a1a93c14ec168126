import type { ProductProblem } from '@shop/contract/admin/products.ts';
import { type TableField, tableFields } from '@shop/domain/product-fields.ts';
import { kindWords } from '../kinds.ts';
import { goods, plural } from '../plurals.ts';
import { columnTitle } from '../product-fields.ts';

/** Headers of the table of products. */
export const productColumnWording = {
  ...(Object.fromEntries(tableFields.map((field) => [field, columnTitle(field)])) as Record<TableField, string>),
  ...kindWords('_ids', ({ many, column = many }) => column),
};

export const variantColumnWording = {
  code: 'Код варіанта',
  value: 'Значення',
  title: 'Назва варіанта',
  price: 'Ціна',
  discount_price: 'Ціна зі знижкою',
  barcode: 'Штрихкод',
  weight_grams: 'Вага, г',
  length_millimetres: 'Довжина, мм',
  width_millimetres: 'Ширина, мм',
  height_millimetres: 'Висота, мм',
  is_active: 'Варіант на сайті',
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
  notFlag: `Очікуємо «${cellWording.yes}» або «${cellWording.no}».`,
  unknown: (name: string) => `Немає такого: «${name}».`,
  ambiguous: (name: string) => `Таких кілька: «${name}». Вкажіть адресу латиницею.`,
  repeatedVariant: (row: number) => `Цей варіант уже є ${rowsWording(row)}.`,
  differs: (row: number) => `Відрізняється від того, що ${rowsWording(row)} для цього ж товару.`,
  ofOtherProduct: (code: string) => `Цей варіант належить товару ${code}.`,
  discountNotBelow: 'Ціна зі знижкою має бути меншою за ціну.',
  archived: 'Товар в архіві. Спершу поверніть його з архіву.',
  noAddress: 'З цієї назви не скласти адреси сторінки. Додайте літери або цифри.',
  tooManyVariants: (most: number) => `Товар має не більше ніж ${variantsCounted(most)}.`,
  unknownVariant: 'Варіанта з таким кодом немає.',
  newVariantNeedsProduct: `Варіанта з таким кодом немає. Щоб додати новий, потрібен стовпець «${productColumnWording.code}».`,
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
  content: 'Вміст і оформлення',
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
      'Завантажте таблицю товарів, змініть її та поверніть сюди. Рядок — це варіант. Товари й варіанти впізнаємо за кодами: нові коди додаємо, наявні змінюємо, нічого не видаляємо. Стовпці, яких у файлі немає, залишаються як є: щоб змінити ціни, досить «Код варіанта» і «Ціна».',
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
  contentHint:
    'Блоки сторінок, інформаційні сторінки, тексти листів, оформлення та відкриті налаштування — одним файлом.',
  from: 'Від',
  to: 'До',
  state: 'Стан',
  anyState: 'Усі',
  feeds: 'Фіди для торгових майданчиків',
  feedsHint:
    'За цими адресами майданчики забирають товари самі, щойно ви повідомите їм адресу. Пропозицій без зображення у фідах немає: майданчики таких не приймають.',
  feedNames: {
    'google-merchant': 'Google Merchant Center і Meta',
    yml: 'Rozetka і Prom',
    hotline: 'Hotline',
  },
  feedProblems: {
    no_picture: (count: number) => `${goods(count)} з варіантами без зображення: цих варіантів у фідах немає`,
    wrong_barcode: (count: number) => `${goods(count)} з помилкою у штрихкоді: штрихкоду у фідах немає`,
  } satisfies Record<ProductProblem, unknown>,
  noFeedProblems: 'Усі пропозиції мають зображення, у штрихкодах помилок немає.',
  feedsUnknown: 'Не вдалося перевірити, чого бракує для фідів.',
  recorded: 'Хто й коли завантажив особисті дані, видно в журналі змін.',
};
