import { firstSteps } from '@shop/domain/first-steps.ts';
import { ofEachProductKind, productKindNames } from '@shop/domain/product-kinds.ts';
import { kindWording, kindWords } from '../kinds.ts';
import { blockPlaceNames } from './block-places.ts';
import { certificateStateWording, certificatesWording } from './certificates.ts';
import * as content from './content.ts';
import { newsletterStateNames } from './customers.ts';
import { deliveryFactNames } from './deliveries.ts';
import { demonstrationWording } from './demonstration.ts';
import { firstStepsWording } from './first-steps.ts';
import { letterTextNames, letterTextsWording } from './letter-texts.ts';
import { lookWording } from './look.ts';
import { attentionWording, orderStateWording, receiptWayWording } from './orders.ts';
import { pagesWording } from './pages.ts';
import { partnerApplicationStateWording } from './partner-applications.ts';
import { productsWording } from './products.ts';
import { promoCodeStateWording, promoCodesWording } from './promo-codes.ts';
import { rightNames, roleWording } from './roles.ts';
import { settingsWording } from './settings.ts';
import { senderWording } from './shipping.ts';
import { roleNames, staffWording } from './staff.ts';

type Words = Record<string, string>;

/** Actions of the audit log. Only these can be recorded. */
export const actionNames = {
  create: 'Додано',
  update: 'Змінено',
  delete: 'Видалено',
  archive: 'Заархівовано',
  restore: 'Повернуто з архіву',
  publish: 'Опубліковано',
  draft: 'Збережено чернетку',
  drop_draft: 'Видалено чернетку',
  withdraw: 'Знято з сайту',
  move: 'Змінено адресу',
  import: 'Імпорт',
  export: 'Експорт',
  adjust: 'Виправлено залишок',
  confirm: 'Підтверджено',
  pack: 'Зібрано',
  ship: 'Відправлено',
  complete: 'Виконано',
  cancel: 'Скасовано',
  return: 'Прийнято повернення',
  mark_paid: 'Позначено оплату',
  refund: 'Повернення коштів',
  change_delivery: 'Змінено доставку',
  note: 'Нотатка',
  resolve_attention: 'Знято позначку уваги',
  create_waybill: 'Створено накладну',
  type_waybill: 'Внесено накладну',
  delete_waybill: 'Видалено накладну',
  issue: 'Видано',
  block: 'Заблоковано',
  unblock: 'Розблоковано',
  approve: 'Схвалено',
  decline: 'Відхилено',
  erase: 'Дані стерто',
  ask_erasure: 'Дані буде стерто після завершення',
  resend_activation: 'Надіслано лист для підтвердження',
  send_again: 'Надіслано ще раз',
  ask_again: 'Надіслано нове посилання',
  read: 'Прочитано',
  unsubscribe: 'Відписано',
  close: 'Зачинено на технічну перерву',
  open: 'Відчинено після технічної перерви',
  open_shop: 'Відкрито для покупців',
  invite: 'Запрошено',
  invite_again: 'Запрошено ще раз',
  withdraw_invitation: 'Запрошення відкликано',
  accept_invitation: 'Запрошення прийнято',
  reset_password: 'Новий пароль за посиланням із листа',
  sign_in: 'Вхід',
  wrong_tries: 'Невдалі спроби входу',
  new_password: 'Новий пароль',
  second_factor_on: 'Двоетапний вхід увімкнено',
  second_factor_off: 'Двоетапний вхід вимкнено',
  end_sessions: 'Сеанси завершено',
  recovery_code_used: 'Використано резервний код',
  recovery_codes_made: 'Нові резервні коди',
  'change-prices': 'Змінено ціни',
  'correct-stock': 'Виправлено залишок',
  remove_demonstration: 'Прибрано демонстрацію',
};
export type AuditAction = keyof typeof actionNames;

/** Subjects of actions. */
export const subjectNames = {
  order: 'Замовлення',
  product: 'Товар',
  variant: 'Варіант товару',
  stock: 'Залишки',
  brand: 'Бренд',
  ...kindWords('', ({ one }) => one),
  collection: 'Спеціальна пропозиція',
  banner: 'Банер',
  page: 'Сторінка',
  blocks: 'Блоки сторінки',
  certificate_offer: 'Сертифікат у продажу',
  partner_option: 'Форма партнера',
  search_synonym: 'Синонім пошуку',
  popular_word: 'Слово для пошуку',
  promo_code: 'Промокод',
  certificate: 'Сертифікат',
  customer: 'Покупець',
  partner_application: 'Заявка партнера',
  subscription: 'Підписка',
  letter: 'Лист',
  letter_text: 'Текст листа',
  settings: 'Налаштування',
  look: 'Оформлення',
  shop: 'Крамниця',
  staff: 'Працівник',
  role: 'Роль',
};
export type AuditSubject = keyof typeof subjectNames;

/** Whole tables that are imported, exported or changed in bulk. */
export const tableNames: Partial<Record<AuditSubject, string>> = {
  order: 'Замовлення',
  product: 'Товари',
  stock: 'Залишки',
  customer: 'Покупці',
  subscription: 'Підписки',
};

/** Subjects with a single record. */
export const onlyOnes: Words = {
  'settings shop': 'Налаштування крамниці',
  'settings deliveries': 'Доставка й оплата',
  'settings sender': 'Відправник',
  'look shop': 'Оформлення крамниці',
  'shop maintenance': 'Крамниця',
  'shop first_day': 'Відкриття крамниці',
  'staff unknown': 'Невідомі адреси',
  'shop demonstration': 'Демонстрація',
  ...Object.fromEntries(Object.entries(blockPlaceNames).map(([place, name]) => [`blocks ${place}`, `Блоки: ${name}`])),
  ...Object.fromEntries(
    Object.entries(letterTextNames).map(([kind, name]) => [`letter_text ${kind}`, `Текст листа «${name}»`]),
  ),
  ...Object.fromEntries(
    Object.entries(pagesWording.types).map(([type, name]) => [`page ${type}`, `Сторінка «${name}»`]),
  ),
};

const under = (thing: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${thing}.${name}`, word]));

const exported = { format: 'Формат', from: 'Від дня', to: 'До дня' };
const counted = { created: 'додано', changed: 'змінено', unchanged: 'без змін' };
const imported = {
  rows: 'Рядків у таблиці',
  changes: 'Зміни',
  more_changes: 'Ще змін, яких тут не перелічено',
};
const tries = { tries: 'Невдалих спроб', wrong_codes: 'Неправильних кодів' };

/** Names of the fields of each subject; nested fields after a dot. */
export const factNames: Record<AuditSubject, Words> = {
  order: {
    state: 'Стан',
    reason: 'Причина',
    received: 'Отримано',
    way: 'Як отримано',
    note: 'Нотатка',
    attention: 'Чому потрібна увага',
    goods: 'Товари',
    amount: 'Сума',
    to_certificates: 'Повернено на сертифікати',
    waybill_number: 'Номер накладної',
    ...exported,
  },
  product: {
    ...productsWording.fields,
    archived_at: 'В архіві від',
    variants: 'Варіанти',
    ...under('variants', {
      ...productsWording.variantFields,
      ...counted,
      position: 'Місце варіанта',
      icon_id: 'Значок',
      pictures: 'Зображення варіанта',
      'pictures.picture': 'Зображення',
      'pictures.alt': 'Опис зображення',
    }),
    ...imported,
    products: 'Товари',
    ...under('products', counted),
    'stock.variants': 'у варіантів',
    'stock.difference': 'разом на',
  },
  variant: { code: 'Код варіанта', stock: 'Залишок', note: 'Примітка' },
  stock: { ...imported, variants: 'Змінено варіантів', difference: 'Разом на' },
  brand: content.brandsWording.fields,
  ...ofEachProductKind(() => content.kindFieldWording),
  collection: content.collectionsWording.fields,
  banner: content.bannersWording.fields,
  page: pagesWording.fields,
  blocks: { version: 'Версія', starts_at: 'Починається', links: 'Посилання', draft: 'Чернетка' },
  certificate_offer: content.certificateOffersWording.fields,
  partner_option: content.partnerOptionsWording.fields,
  search_synonym: content.searchSynonymsWording.fields,
  popular_word: content.popularWordsWording.fields,
  promo_code: promoCodesWording.fields,
  certificate: { ...certificatesWording.fields, reason: 'Причина', difference: 'Різниця' },
  customer: { ...tries, ...exported },
  partner_application: { state: 'Стан', note: 'Написали заявникові' },
  subscription: { state: 'Стан', ...exported },
  letter_text: letterTextsWording.fields,
  letter: { order_id: 'Замовлення', customer_id: 'Покупець' },
  settings: {
    ...settingsWording.fields,
    social: settingsWording.sections.social,
    seller: settingsWording.sections.seller,
    messengers: settingsWording.sections.messengers,
    city: senderWording.city,
    branch: senderWording.branch,
    ...deliveryFactNames,
  },
  look: lookWording.fields,
  role: roleWording.fields,
  staff: {
    ...staffWording.fields,
    ...tries,
    network: 'Мережа',
    networks: 'Мережі',
    recovery_codes_left: 'Залишилося резервних кодів',
  },
  shop: {
    is_on: 'Технічна перерва',
    is_open: 'Відкрито для покупців',
    postponed: 'Відкладено на потім',
    ...demonstrationWording.counts,
    name: staffWording.fields.name,
    email: staffWording.fields.email,
  },
};

/** Fields for programs, or repeated by another field, such as the address of a picture beside its id. */
const hiddenKinds =
  /(^|\.)(id|version|created_at|updated_at|picture|mobile_picture|home_banner|banner|mobile_banner|city_ref|branch_ref)$/;
/** Fields that are part of the subject's name. */
const toldByName = ['letter kind'];
const toldAllTheSame = ['product variants.pictures.picture', 'page version', 'blocks version'];

/** The name of a field by its path, such as 'variants.53.price' of a product. Undefined if it is hidden. */
export function factName(subject: string, path: string): string | undefined {
  const kind = path.replace(/\.\d+(?=\.|$)/g, '');
  const named = `${subject} ${kind}`;
  if (toldByName.includes(named) || (hiddenKinds.test(kind) && !toldAllTheSame.includes(named))) return undefined;
  return factNames[subject as AuditSubject]?.[kind] ?? kind;
}

/** Codes of an entry without a text. */
export function codesWithoutWords(entry: {
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
}): string[] {
  const codes = [
    ...(entry.action in actionNames ? [] : [`action ${entry.action}`]),
    ...(entry.subject in subjectNames ? [] : [`subject ${entry.subject}`]),
  ];
  const read = (value: unknown, path: string): void => {
    const kind = path.replace(/\.\d+(?=\.|$)/g, '');
    if (path !== '' && factName(entry.subject, path) === kind) codes.push(`fact ${kind} of ${entry.subject}`);
    // Changes of an import are stored as texts.
    if (typeof value !== 'object' || value === null || kind === 'changes') return;
    const isList = Array.isArray(value);
    for (const [name, inner] of Object.entries(value))
      read(inner, isList ? path : [path, name].filter(Boolean).join('.'));
  };
  read(entry.before, '');
  read(entry.after, '');
  return [...new Set(codes)];
}

/** Texts for values of fields. */
const factValues: Record<string, Words> = {
  'order state': orderStateWording,
  'order way': receiptWayWording,
  'order attention': attentionWording,
  'promo_code state': promoCodeStateWording,
  'certificate state': certificateStateWording,
  'partner_application state': partnerApplicationStateWording,
  'subscription state': newsletterStateNames,
  'staff role': roleNames,
  'shop postponed': Object.fromEntries(firstSteps.map((step) => [step, firstStepsWording.steps[step].name])),
  'role rights': rightNames,
  'partner_option kind': content.partnerOptionsWording.kinds,
  'settings return_policy': settingsWording.returnPolicies,
  'settings return_paid_by': settingsWording.returnPayers,
  'banner tone': content.contentWording.tones,
  'brand banners.tone': content.contentWording.tones,
};
export const factValue = (subject: string, path: string, code: string): string | undefined =>
  factValues[`${subject} ${path}`]?.[code] ?? (path === 'format' ? code.toUpperCase() : undefined);

/** Fields with an id: the subject, and the word for a deleted record. */
export const thingsByNumber: Record<string, { subject: AuditSubject; word: string }> = {
  brand_id: { subject: 'brand', word: 'бренд' },
  customer_id: { subject: 'customer', word: 'покупець' },
  ...Object.fromEntries(
    productKindNames.map((kind) => [`${kind}_ids`, { subject: kind, word: kindWording[kind].word }]),
  ),
  variants: { subject: 'variant', word: 'варіант' },
  role: { subject: 'role', word: 'роль' },
};

export const auditWording = {
  name: 'Запис журналу |||| Журнал змін',
  fields: {
    at: 'Коли',
    staff: 'Хто',
    action: 'Що зроблено',
    subject: 'З чим',
    changes: 'Що змінилося',
  },
  theShop: 'Крамниця',
  staff: 'Працівник',
  subject: 'З чим',
  from: 'Від дня',
  to: 'До дня',
  fact: 'Що',
  of: 'Чого',
  before: 'Було',
  after: 'Стало',
  nothing: '—',
  added: 'додано',
  picture: (number: number) => `№ ${number}`,
  times: (fact: string, count: number) => `${fact} (${count})`,
  only: (fact: string, value: string) => `${fact}: ${value}`,
  fromTo: (fact: string, before: string, after: string) => `${fact}: ${before} → ${after}`,
  yes: 'так',
  no: 'ні',
  empty: 'Журнал поки порожній.',
};
