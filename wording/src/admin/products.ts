import type { ProductProblem, ProductRow } from '@shop/contract/admin/products.ts';
import { kindWords } from '../kinds.ts';
import { goods, plural } from '../plurals.ts';
import { productFieldWording } from '../product-fields.ts';

const problemsOfVariants: Record<ProductProblem, string> = {
  no_picture: 'немає зображення, тому не потрапляє до фідів',
  wrong_barcode: 'штрихкод із помилкою, тому фіди його не містять',
};

/** The initial name of a copy. */
export const copyName = (name: string): string => `${name} (копія)`;

/** The distinctive part of a variant's name: «Рожевий, 50 мл». */
export function variantName({ title, value, unit }: { title: string; value: string; unit: string }): string {
  const size = [value, unit].filter((part) => part !== '').join(' ');
  return [title, size].filter((part) => part !== '').join(', ');
}

export const productsWording = {
  name: 'Товар |||| Товари',
  fields: {
    picture: 'Фото',
    ...productFieldWording,
    ...kindWords('_id', ({ one }) => one),
    ...kindWords('_ids', ({ many }) => many),
    price: 'Ціна',
    stock: 'Залишок',
    state: 'Стан',
    problem: 'Що не так',
    updated_at: 'Змінено',
  },
  variantFields: {
    code: 'Код варіанта',
    value: 'Об’єм або розмір',
    title: 'Назва варіанта',
    price: 'Ціна',
    discount_price: 'Ціна зі знижкою',
    initial_stock: 'Початковий залишок',
    is_active: 'Продається',
    barcode: 'Штрихкод',
    weight_grams: 'Вага, г',
    length_millimetres: 'Довжина, мм',
    width_millimetres: 'Ширина, мм',
    height_millimetres: 'Висота, мм',
  },
  tabs: { main: 'Основне', variants: 'Варіанти', texts: 'Тексти', pictures: 'Зображення' },
  search: 'Назва або код',
  empty: 'Товарів ще немає. Додайте перший.',
  states: { active: 'У продажу', hidden: 'Прихований', archived: 'В архіві' },
  stockLeft: { low: 'Закінчується', out: 'Немає в наявності' },
  discounted: 'зі знижкою',
  problems: { no_picture: 'Без зображення', wrong_barcode: 'Неправильний штрихкод' } satisfies Record<
    ProductProblem,
    string
  >,
  moreProblems: (count: number) => `і ще ${count}`,
  keptBarcode: 'У цифрах помилка, тому у фідах його немає.',
  problemOf: ({ code, what }: ProductRow['problems'][number]) => `${code}: ${problemsOfVariants[what]}`,
  addressIs: (address: string) => `Сторінка буде за адресою ${address}`,
  addressMoves: 'Стара адреса вестиме на нову.',
  addVariant: 'Додати варіант',
  removeVariant: 'Прибрати варіант',
  moveUp: 'Перемістити вище',
  moveDown: 'Перемістити нижче',
  newVariant: 'Новий варіант',
  packing: 'Упаковка для доставки',
  view: 'Переглянути в крамниці',
  duplicate: 'Створити копію',
  duplicated: 'Копію створено. Змініть назву та коди й увімкніть показ.',
  archive: 'В архів',
  archiveTitle: 'Перенести товар до архіву?',
  archiveManyTitle: 'Перенести обрані товари до архіву?',
  archiveText: 'Він зникне з крамниці, але залишиться в замовленнях. Його можна буде повернути.',
  archiveManyText: 'Вони зникнуть із крамниці, але залишаться в замовленнях. Їх можна буде повернути.',
  archived: 'Товар перенесено до архіву.',
  archivedMany: (count: number) => `До архіву перенесено ${goods(count)}.`,
  restore: 'Повернути з архіву',
  restored: 'Товар повернено. Увімкніть показ, коли він буде готовий.',
  isArchived: 'Товар в архіві: покупці його не бачать.',
};

export const picturesWording = {
  drop: 'Перетягніть сюди зображення або оберіть файли',
  dropOne: 'Перетягніть сюди зображення або оберіть файл',
  choose: 'Обрати файли',
  hint: 'JPEG, PNG, WebP або AVIF до 15 МБ',
  alt: 'Опис для незрячих',
  remove: 'Прибрати зображення',
  handle: 'Змінити місце',
  main: 'Головне',
  none: 'Зображень немає',
  copyFrom: (variant: string) => `Узяти фото варіанта «${variant}»`,
  uploading: 'Завантажуємо…',
  twice: 'Це зображення тут уже є.',
  tooLarge: (name: string, megabytes: number) => `«${name}» більше за ${megabytes} МБ.`,
  /** For screen readers: moving pictures by keyboard. */
  moving: {
    instructions: 'Натисніть пробіл, щоб узяти зображення, стрілками перемістіть його, пробілом відпустіть.',
    taken: (place: number) => `Зображення взято з місця ${place}.`,
    over: (place: number) => `Місце ${place}.`,
    dropped: (place: number) => `Зображення стоїть на місці ${place}.`,
    cancelled: 'Переміщення скасовано.',
  },
};

export const stockWording = {
  change: 'Змінити залишок',
  history: 'Історія залишку',
  now: (stock: number) => `На складі: ${stock}`,
  counted: 'Порахували: стало',
  difference: 'Додати або відняти',
  pieces: 'Штук',
  differenceHint: 'Наприклад, 10 або -2',
  countedHint: 'Продане, поки ви рахували, не загубиться: змінимо лише різницю',
  note: 'Причина',
  noteHint: 'Наприклад, надходження або брак',
  done: (stock: number) => `Залишок змінено, тепер ${stock}.`,
  whole: 'Вкажіть ціле число',
  kinds: {
    initial: 'Початковий залишок',
    adjusted: 'Зміна залишку',
    sold: 'Продаж',
    returned: 'Повернення',
    imported: 'Імпорт',
  },
  columns: { kind: 'Що сталося', difference: 'Різниця', after: 'Стало' },
  noHistory: 'Змін ще не було.',
  close: 'Закрити',
};

const prices = (count: number) => plural(count, { one: 'ціну', few: 'ціни', many: 'цін' });

export const pricesWording = {
  open: 'Змінити ціни всіх у списку',
  openOfChosen: 'Змінити ціни вибраних',
  title: 'Зміна цін',
  ofChosen: (count: number) => `Для обраних товарів: ${count}`,
  ofFilter: 'Для всіх товарів, які показує перелік із вибраними фільтрами',
  kind: 'Що зробити',
  kinds: {
    percent: 'Змінити на відсоток',
    amount: 'Змінити на суму',
    discount: 'Встановити знижку',
    no_discount: 'Прибрати знижки',
  },
  percent: 'Відсоток',
  percentHint: 'Наприклад, 10 або -5',
  discountPercent: 'Знижка, %',
  amount: 'Сума, ₴',
  amountHint: 'Наприклад, 50 або -50',
  rounding: 'Округлити',
  roundings: { kopiyka: 'до копійки', hryvnia: 'до гривні', ten_hryvnias: 'до десяти гривень' },
  preview: 'Показати зміни',
  back: 'Назад',
  apply: (count: number) => `Змінити ${prices(count)}`,
  applied: (count: number) => `Змінено ${prices(count)}.`,
  columns: { variant: 'Товар', before: 'Було', after: 'Стане' },
  nothing: 'Жодна ціна не зміниться.',
  summary: ({ changed, refused, unchanged }: { changed: number; refused: number; unchanged: number }) =>
    `Зміниться: ${changed}. Не зміниться: ${unchanged}. Неможливо: ${refused}.`,
  more: (count: number) => `і ще ${count}`,
  refusals: {
    not_positive: 'Ціна стала б нульовою або від’ємною',
    discount_not_below_price: 'Знижка зникла б через округлення',
  },
  changedMeanwhile: 'Ціни щойно змінилися. Перевірте перелік ще раз.',
};

/** The confirmation of unusual prices. */
export const priceGuardWording = {
  title: 'Ціни дуже відрізняються від попередніх',
  text: 'Порівняйте нові ціни з найвищими за останні 30 днів. Для нового варіанта або іншого об’єму попередню ціну пораховано за одиницю.',
  columns: { variant: 'Товар', before: 'Було', after: 'Стане' },
  more: (count: number) => `і ще ${count}`,
  agree: 'Ціни правильні',
};
