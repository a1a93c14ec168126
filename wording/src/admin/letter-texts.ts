import type { LetterTextKind } from '@shop/contract/admin/letter-texts.ts';
import type { TemplateFault } from '@shop/domain/letter-templates.ts';
import type { StrangerFault } from '@shop/domain/own-links.ts';
import { letterKindWording } from './letters.ts';

export const letterTextsWording = {
  name: 'Текст листа |||| Тексти листів',
  fields: {
    name: 'Лист',
    subject: 'Тема',
    preheader: 'Рядок після теми',
    opening: 'Початок',
    closing: 'Кінець',
    is_changed: 'Стан',
    updated_at: 'Змінено',
  },
  signature: 'Підпис',
  changed: 'Змінено',
  failed: 'Не спрацював',
  hints: {
    preheader: 'Його видно в переліку листів. Якщо порожньо, там будуть перші слова листа.',
    opening: 'Кожен рядок стане абзацом. Сторінки крамниці пишіть так: /page/delivery.',
    closing: 'Після того, що лист розповідає сам: сум, кнопок, посилань.',
    signature: 'Стоїть наприкінці всіх листів покупцям, наприклад «З повагою, команда {крамниця}».',
  },
  values: 'Значення, які лист підставить сам',
  valuesHint: 'Натисніть, щоб вставити туди, де курсор.',
  insert: (name: string) => `{${name}}`,
  valueTitle: (description: string, example: string) => `${description}. Наприклад: ${example}`,
  preview: 'Як виглядає лист',
  previewHint: 'Замовлення й покупець тут вигадані. Суми, кнопки й речення про оплату лист додає сам.',
  previewSubject: 'Тема',
  previewFails: 'Такий лист надіслати не можна.',
  previewFrame: 'Лист',
  widths: { desktop: 'Комп’ютер', phone: 'Телефон' },
  widthLabel: 'Ширина листа',
  try: 'Надіслати собі',
  tried: 'Лист надіслано на вашу адресу.',
  restore: 'Повернути початковий текст',
  restoreTitle: 'Повернути початковий текст?',
  restoreText: 'Ваш текст цього листа зникне. У журналі змін він залишиться.',
  restored: 'Початковий текст повернуто.',
  failure: (moment: string, failure: string) =>
    `${moment} лист із цим текстом надіслати не вдалося, тому пішов початковий. ${failure}`,
  /** On the first page of the back office. */
  broken: 'Тексти листів, які не спрацювали',
  brokenHint: 'Покупці отримують початкові тексти, доки ви не виправите ці.',
};

/** Letters in the list, by what they are about. */
export const letterTextGroups: readonly { name: string; kinds: readonly LetterTextKind[] }[] = [
  {
    name: 'Замовлення',
    kinds: [
      'order-placed',
      'order-placed-paid',
      'order-paid',
      'order-paid-late',
      'order-paid-again',
      'order-shipped',
      'order-cancelled',
      'order-refunded',
    ],
  },
  { name: 'Сертифікати', kinds: ['certificates-issued', 'certificate-gift'] },
  {
    name: 'Обліковий запис',
    kinds: ['activation', 'password-reset', 'email-change', 'email-taken', 'email-changed', 'account-deleted'],
  },
  { name: 'Партнери', kinds: ['partner-applied', 'partner-approved', 'partner-declined'] },
  { name: 'Розсилка', kinds: ['subscription-asked', 'subscription-confirmed'] },
  { name: 'Усі листи', kinds: ['frame'] },
];

const { 'payment-alert': _alert, 'new-partner': _partner, 'new-order': _order, ...toCustomers } = letterKindWording;

export const letterTextNames: Record<LetterTextKind, string> = {
  ...toCustomers,
  'order-placed-paid': 'Замовлення прийнято й оплачено',
  'order-paid-late': 'Оплата після скасування',
  frame: letterTextsWording.signature,
};

/** Messages beside the fields of a text. */
export const letterTextRules = {
  required: 'Цей рядок потрібен: без нього лист почнеться з кодів або кнопок.',
  onlyClosing: 'Підпис стоїть лише наприкінці листа.',
};

export function templateFaultWords(fault: TemplateFault, names: readonly string[]): string {
  if (fault.rule === 'lone_brace') return 'Фігурні дужки стоять лише навколо значень: відкрийте й закрийте кожну.';
  const known = names.map((name) => `{${name}}`).join(', ');
  return fault.name === ''
    ? `У дужках немає назви значення. Тут можна: ${known}.`
    : `Значення {${fault.name}} у цьому листі немає. Тут можна: ${known}.`;
}

export function strangerWords({ rule, found }: StrangerFault, publicUrl: string): string {
  switch (rule) {
    case 'markup':
      return `У листах лише звичайний текст, без HTML: приберіть «${found}».`;
    case 'web_address':
      return `«${found}» схоже на веб-адресу. Посилання ведуть лише на сторінки крамниці: /page/delivery або ${publicUrl}/… Якщо це не адреса, поставте після крапки пробіл.`;
    case 'contact':
      return `«${found}» схоже на чужу пошту, телефон або ім’я в месенджері. Можна лише ті, що в налаштуваннях крамниці.`;
  }
}

/** An order and a customer that do not exist. */
export const inventedLetterWording = {
  firstName: 'Олена',
  recipient: 'Олена Коваль',
  giver: 'Софія',
  product: 'Назва товару',
  address: 'Львів, відділення № 12',
  email: 'nova@post.example',
  message: 'Обіймаю!',
  serialNumber: 'AAAA-BBBB-CCCC',
};
