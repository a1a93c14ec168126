import type { AdminOrder, AdminOrderRow, MoneyState } from '@shop/contract/admin/orders.ts';
import { plural } from '../plurals.ts';

/** Messages of the server about steps with an order. */
export const orderActionWording = {
  linesOrAmount: 'Вкажіть товари, за які повертаєте кошти, або суму',
  unknownPlace: {
    city: 'Нова пошта не знає такого населеного пункту. Перевірте назву, район і область.',
    branch: 'Нова пошта не знає такого відділення в цьому місті. Перевірте місто й номер.',
  },
};

export const orderStateWording: Record<AdminOrderRow['state'], string> = {
  new: 'Нове',
  confirmed: 'Підтверджене',
  packed: 'Зібране',
  shipped: 'У дорозі',
  completed: 'Виконане',
  cancelled: 'Скасоване',
  returned: 'Повернене',
};

export const moneyStateWording: Record<MoneyState, string> = {
  unpaid: 'Не оплачено',
  paid_in_part: 'Оплачено частково',
  paid: 'Оплачено',
  refunded_in_part: 'Частину повернуто',
  refunded: 'Кошти повернуто',
};

export const paymentMethodWording: Record<AdminOrderRow['payment_method'], string> = {
  full: 'Карткою повністю',
  prepayment: 'Передоплата карткою',
  cash: 'Під час отримання',
};

export const receiptWayWording: Record<AdminOrder['receipts'][number]['way'], string> = {
  cash: 'Готівка',
  bank_transfer: 'Переказ на рахунок',
  carrier: 'Через Нову пошту',
};

export const refundStateWording: Record<AdminOrder['refunds'][number]['state'], string> = {
  requested: 'Надсилається',
  in_processing: 'Опрацьовується',
  done: 'Повернуто',
  failed: 'Не вдалося',
};

/** States of a card payment attempt. */
const paymentStateWording: Record<string, string> = {
  created: 'Картку ще не введено',
  pending: 'Банк перевіряє',
  in_processing: 'Банк перевіряє',
  waiting_auth_complete: 'Кошти заблоковано',
  approved: 'Отримано',
  declined: 'Відхилено',
  expired: 'Час минув',
  refund_in_processing: 'Повертається',
  refunded: 'Повернуто',
  voided: 'Скасовано',
};

/** The state of one attempt. The bank also calls a partly refunded payment refunded. */
export function paymentLabel({ state, amount, refunded }: AdminOrder['payments'][number]): string {
  const isInPart = state === 'refunded' && Number(refunded) > 0 && Number(refunded) < Number(amount);
  return isInPart ? moneyStateWording.refunded_in_part : (paymentStateWording[state] ?? state);
}

/** Why staff should look at an order, and what to do. */
export const attentionWording: Record<string, string> = {
  amount_differs: 'Платіжна система назвала іншу суму. Перевірте платіж у її кабінеті.',
  paid_twice: 'Замовлення оплачено двічі. Поверніть зайву оплату.',
  paid_too_much: 'За замовлення отримано більше, ніж потрібно. Поверніть різницю.',
  payment_undecided: 'Банк понад добу не повідомляє, чи пройшла оплата. Перевірте платіж у кабінеті платіжної системи.',
  paid_after_cancelling: 'Оплата надійшла після скасування. Домовтеся з покупцем або поверніть кошти.',
  promo_code_used_up: 'Замовлення відновлено, але його промокод уже використав хтось інший.',
  refunded_by_provider: 'Платіжна система повернула кошти без участі крамниці. З’ясуйте чому.',
  refunded_certificate_spent: 'Сертифікат із цього замовлення вже використали, хоча кошти за нього повертаються.',
  refund_due: 'Поверніть покупцеві кошти.',
  refunded_too_much: 'Повернуто більше, ніж отримано. Перевірте повернення.',
  parcel_in_trouble: 'З посилкою щось не так. Перевірте її на сайті Нової пошти.',
  waybill_collects_too_much:
    'Гроші надійшли, коли накладну вже створили: вона просить у покупця більше, ніж він винен. Створіть її наново.',
  to_be_confirmed:
    'Велике замовлення з оплатою під час отримання. Зателефонуйте покупцеві й підтвердьте його, інакше воно скасується саме.',
  collected_by_carrier: 'Нова пошта отримала кошти від покупця. Коли вони надійдуть, позначте оплату.',
};

/** The same in a word or two, for a row of the list. */
export const attentionInShort: Record<string, string> = {
  amount_differs: 'Інша сума оплати',
  paid_twice: 'Оплачено двічі',
  paid_too_much: 'Зайва оплата',
  payment_undecided: 'Оплата під питанням',
  paid_after_cancelling: 'Оплата після скасування',
  promo_code_used_up: 'Промокод вичерпано',
  refunded_by_provider: 'Банк повернув кошти',
  refunded_certificate_spent: 'Сертифікат уже витрачено',
  refund_due: 'Повернути кошти',
  refunded_too_much: 'Повернуто забагато',
  parcel_in_trouble: 'Проблема з посилкою',
  waybill_collects_too_much: 'Оновити накладну',
  to_be_confirmed: 'Зателефонувати',
  collected_by_carrier: 'Кошти в Нової пошти',
};

/** Events in the history of an order. */
export const orderEventWording: Record<string, string> = {
  placed: 'Замовлення оформлено',
  payment_attempt: 'Покупець знову почав оплату',
  paid: 'Оплату отримано',
  paid_again: 'Отримано зайву оплату',
  money_received: 'Позначено оплату',
  confirmed: 'Замовлення підтверджено',
  packed: 'Замовлення зібрано',
  shipped: 'Замовлення відправлено',
  completed: 'Замовлення виконано',
  cancelled: 'Замовлення скасовано',
  revived: 'Замовлення відновлено після оплати',
  returned: 'Усі товари повернуто',
  goods_returned: 'Частину товарів повернуто',
  refund_requested: 'Надіслано запит на повернення коштів',
  refunded: 'Платіжна система повернула кошти',
  refunded_by_hand: 'Кошти повернуто вручну',
  refund_failed: 'Платіжна система не повернула кошти',
  delivery_changed: 'Змінено отримувача або адресу',
  attention_resolved: 'Перевірено',
  waybill_created: 'Створено накладну',
  waybill_typed: 'Додано накладну',
  waybill_deleted: 'Видалено накладну',
  tracked: 'Новий стан посилки',
};

export const orderCauseWording: Record<string, string> = {
  carrier: 'За даними Нової пошти',
  not_paid: 'Покупець не оплатив вчасно',
  by_customer: 'Покупець скасував на сайті',
  certificates_mailed: 'Сертифікати надіслано електронною поштою',
  not_confirmed: 'Замовлення не підтвердили вчасно',
  paid_late: 'Оплата надійшла після скасування',
  unheard_of: 'Платіжна система не знає про це повернення',
};

export const orderActorWording: Record<AdminOrder['history'][number]['actor'], string> = {
  customer: 'Покупець',
  staff: 'Працівник',
  system: 'Крамниця',
  provider: 'Платіжна система',
};

export const ordersWording = {
  name: 'Замовлення',
  newCount: (count: number) => `(${plural(count, { one: 'нове', few: 'нові', many: 'нових' })})`,
  title: (id: number) => `Замовлення №\u00a0${id}`,
  search: 'Номер, телефон, ім’я, пошта, накладна',
  empty: 'Замовлень ще немає.',
  tabsLabel: 'Які замовлення показати',
  attentionTab: (count: number) => (count > 0 ? `Потребують уваги ${count}` : 'Потребують уваги'),
  tabs: { new: 'Нові', toShip: 'До відправлення', onTheWay: 'У дорозі', attention: 'Потребують уваги', all: 'Усі' },
  columns: {
    id: 'Номер',
    created: 'Оформлено',
    customer: 'Покупець',
    state: 'Стан',
    money: 'Оплата',
    total_price: 'Сума',
    delivery: 'Доставка',
  },
  /** As in the audit log. */
  fields: {
    state: 'Стан',
    received: 'Отримано, грн',
    way: 'Як надійшли кошти',
    note: 'Примітка',
    amount: 'Сума, грн',
    reason: 'Причина',
    goods: 'Товари',
    to_certificates: 'На сертифікати, грн',
    attention: 'Позначки уваги',
    waybill_number: 'Накладна',
  },
  filters: {
    is_paid: 'Оплачено',
    delivery_type: 'Доставка',
    payment_method: 'Спосіб оплати',
    from: 'Від дня',
    to: 'До дня',
  },
  goods: 'Товари',
  preorder: 'Передзамовлення',
  code: (code: string) => `Артикул ${code}`,
  forWhom: (name: string) => `Кому: ${name}`,
  pieces: (count: number) => plural(count, { one: 'шт.', few: 'шт.', many: 'шт.' }),
  returned: (count: number) => `Повернено: ${count}`,
  refunded: (count: number) => `Кошти повернено: ${count}`,
  totals: {
    goods: 'Товари',
    promo: (code: string | null, percent: number) => `Промокод ${code ?? ''} −${percent}\u00a0%`,
    certificates: 'Сертифікати',
    delivery: 'Доставка',
    total: 'Разом',
    received: 'Отримано',
    refunded: 'Повернено',
    due: 'Залишилося сплатити',
  },
  customer: 'Покупець',
  erased: 'Дані покупця стерто.',
  toCustomer: 'Відкрити картку покупця',
  delivery: 'Куди доставити',
  carrierPaidByShop: 'Нову пошту оплачує крамниця',
  carrierPaidByRecipient: 'Нову пошту оплачує отримувач',
  payment: 'Оплата',
  noPayments: 'Оплат ще не було.',
  reservedUntil: (moment: string) =>
    `Товари відкладено до ${moment}. Якщо оплата не надійде, крамниця скасує замовлення.`,
  confirmBy: (moment: string) =>
    `Велике замовлення з оплатою під час отримання. Якщо його не підтвердити до ${moment}, крамниця скасує його й поверне товари в продаж.`,
  card: (mask: string | null) => (mask ? `Картка ${mask}` : 'Оплата карткою'),
  extra: 'Зайва оплата',
  refunds: 'Повернення коштів',
  byHand: 'Вручну',
  byCard: 'На картку',
  certificatesUsed: 'Сплачено сертифікатами',
  certificatesBought: 'Куплені сертифікати',
  certificate: (end: string) => `Сертифікат …${end}`,
  balance: (sum: string) => `залишок ${sum}`,
  blocked: {
    staff: 'Заблоковано працівником',
    refund: 'Заблоковано через повернення коштів',
    cancellation: 'Заблоковано: замовлення скасовано',
    chargeback: 'Заблоковано: платіжна система повернула кошти',
  },
  history: 'Історія',
  letters: 'Листи покупцеві',
  notes: 'Нотатки',
  notesHint: 'Покупець їх не бачить.',
  newNote: 'Нова нотатка',
  addNote: 'Додати нотатку',
  noted: 'Нотатку додано.',
  attention: 'Потребує уваги',
  resolve: 'Перевірено',
  documents: { packingSlip: 'Пакувальний лист', invoice: 'Видаткова накладна' },
};

/** The buttons of an order's page and their confirmations. */
export const orderStepWording = {
  confirm: {
    button: 'Підтвердити',
    done: 'Замовлення підтверджено.',
    unpaidTitle: 'Підтвердити неоплачене замовлення?',
    unpaidText: 'Товари залишаться відкладеними, і крамниця вже не скасує замовлення сама, якщо покупець не заплатить.',
  },
  pack: { button: 'Зібрано', done: 'Замовлення зібрано.' },
  complete: {
    button: 'Виконано',
    done: 'Замовлення виконано.',
    unpaidTitle: 'Позначити неоплачене замовлення виконаним?',
    unpaidText: (due: string) => `За замовлення ще не сплачено ${due}. Якщо кошти вже у вас, спершу позначте оплату.`,
  },
  cancel: {
    button: 'Скасувати замовлення',
    title: 'Скасувати замовлення?',
    text: 'Товари повернуться на склад, сертифікати й промокод знову діятимуть. Покупець отримає лист.',
    refundText: (sum: string) => `Отримані ${sum} після цього поверніть у розділі «Оплата».`,
    reason: 'Причина, її бачать лише працівники',
    done: 'Замовлення скасовано.',
  },
  markPaid: {
    button: 'Позначити оплату',
    title: 'Позначити оплату',
    text: 'Для коштів, які надійшли не карткою на сайті.',
    amount: 'Сума',
    way: 'Як надійшли кошти',
    note: 'Примітка',
    done: 'Оплату позначено.',
  },
  return: {
    button: 'Прийняти повернення',
    title: 'Повернення товарів',
    text: 'Товари повернуться на склад. Кошти поверніть окремо, у розділі «Оплата».',
    quantity: (name: string) => `Скільки повернено: ${name}`,
    toCertificates: 'Те, що за них сплачено сертифікатом, повернеться на сертифікат одразу.',
    reason: 'Причина',
    done: 'Товари повернено.',
    nothing: 'Вкажіть, скільки товарів повернено.',
  },
  refund: {
    button: 'Повернути кошти',
    title: 'Повернути кошти',
    way: 'Як повернути',
    toCard: (mask: string) => `На картку ${mask} через платіжну систему`,
    byHand: 'Вручну: готівкою або переказом',
    toCertificates: 'На сертифікати, якими сплачено',
    for: 'За що повернути',
    forLines: 'За товари',
    asSum: 'Інша сума',
    pieces: (most: number) => `Штук, до ${most}`,
    piecesOf: (most: number, name: string) => `Штук, до ${most}: ${name}`,
    paid: (sum: string) => `сплачено ${sum}`,
    paidByCertificates: (sum: string) => `сертифікатом ${sum}`,
    returned: (count: number) => `повернено товару: ${count}`,
    refunded: (count: number) => `кошти повернено: ${count}`,
    obstacles: {
      refunded: () => 'Кошти за це вже повернено.',
      certificate_spent: (count: number) =>
        `${plural(count, { one: 'сертифікат', few: 'сертифікати', many: 'сертифікатів' })} вже використали, повністю або частково: кошти за це не повертаються.`,
    },
    delivery: (sum: string) => `Доставка, ${sum}`,
    goesBack: 'Буде повернено',
    goesToCertificates: 'Повернеться на сертифікат',
    missing: (sum: string) =>
      `Цим способом не можна повернути все. Ще ${sum} поверніть потім іншим способом, вибравши «Інша сума».`,
    amount: (sum: string) => `Сума, не більше ${sum}`,
    reason: 'Причина',
    text: 'Покупець отримає лист. Скасувати повернення не можна.',
    done: 'Кошти повернено або повернення вже опрацьовується.',
  },
  changeDelivery: {
    button: 'Змінити',
    title: 'Отримувач і адреса',
    save: 'Зберегти',
    firstName: 'Ім’я',
    lastName: 'Прізвище',
    phone: 'Телефон',
    email: 'Електронна пошта',
    city: 'Місто, район, область',
    branch: 'Номер відділення або поштомата',
    street: 'Вулиця',
    house: 'Будинок',
    apartment: 'Квартира або офіс',
    done: 'Дані доставки змінено.',
  },
};
