import { type LetterState, mostCopies } from '@shop/contract/admin/letters.ts';

export const lettersWording = {
  name: 'Лист |||| Листи',
  fields: {
    kind: 'Про що',
    recipient: 'Кому',
    state: 'Стан',
    created_at: 'Написано',
    sent_at: 'Надіслано',
  },
  search: 'Електронна пошта',
  empty: 'Листів ще немає.',
  tabsLabel: 'Які листи показати',
  tabs: { all: 'Усі', sent: 'Надіслані', waiting: 'Чекають', failed: 'Не надіслані' },
  noneOfState: 'Таких листів немає.',
  forgotten: 'Видалено',
  tried: (attempts: number) => `спроб: ${attempts}`,
  notBefore: (moment: string) => `Не раніше ${moment}`,
  /** Errors recorded by the shop itself; other errors come from a mail server. */
  knownErrors: {
    'There is nothing to tell any more': 'Надсилати вже нічого: сертифікат заблоковано, використано або прострочено.',
  } as Record<string, string>,
  sendAgain: 'Надіслати ще раз',
  sendAgainDone: 'Лист надсилається.',
  sendAgainTitle: 'Надіслати лист ще раз?',
  sendAgainText: 'Він піде на ту саму адресу. Надсилати ще раз можна не більше трьох разів.',
  read: 'Прочитати',
  readHint: 'Посилання до облікових записів і підписок приховано, номери сертифікатів — без початку, файлів немає.',
  to: (recipient: string) => `Кому: ${recipient}`,
  close: 'Закрити',
  askAgain: 'Надіслати нове посилання',
  askAgainDone: 'Нове посилання надсилається.',
  askAgainTitle: 'Надіслати нове посилання?',
  askAgainText:
    'У цьому листі посилання до облікового запису, тому його не можна ні прочитати, ні повторити. Покупець отримає новий лист.',
  copy: (number: number) => `повторно, ${number}-й раз${number < mostCopies ? '' : ' (більше не можна)'}`,
  ofCustomer: 'Листи',
  ofCustomerFailed: 'Не вдалося завантажити листи. Вони на місці: оновіть сторінку.',
  noneOfCustomer: 'Листів на цю адресу ще не було.',
};

export const letterStateWording: Record<LetterState, string> = {
  waiting: 'Чекає',
  sent: 'Надіслано',
  failed: 'Не надіслано',
  withdrawn: 'Не знадобився',
};

export const letterKindWording = {
  activation: 'Підтвердження адреси',
  'password-reset': 'Новий пароль',
  'email-change': 'Зміна адреси',
  'email-taken': 'Адреса вже зайнята',
  'email-changed': 'Адресу змінено',
  'account-deleted': 'Обліковий запис видалено',
  'order-placed': 'Замовлення прийнято',
  'order-paid': 'Оплату отримано',
  'order-paid-again': 'Замовлення оплачено двічі',
  'order-shipped': 'Замовлення відправлено',
  'order-cancelled': 'Замовлення скасовано',
  'order-refunded': 'Кошти повернуто',
  'certificates-issued': 'Куплені сертифікати',
  'certificate-gift': 'Сертифікат у подарунок',
  'payment-alert': 'Увага: оплата',
  'subscription-asked': 'Підтвердження підписки',
  'subscription-confirmed': 'Підписку підтверджено',
  'partner-applied': 'Заявку партнера отримано',
  'partner-approved': 'Партнера схвалено',
  'partner-declined': 'Партнерові відмовлено',
  'new-partner': 'Нова заявка партнера',
  'new-order': 'Нове замовлення',
};
