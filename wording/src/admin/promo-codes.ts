import type { PromoCodeState } from '@shop/contract/admin/promo-codes.ts';
import { plural } from '../plurals.ts';

export const promoCodeWording = {
  /** Messages of the server at fields. */
  form: 'Лише літери, цифри й дефіс, без пробілів',
  taken: 'Такий промокод уже є. Придумайте інший',
  endsBeforeItStarts: 'Кінець має бути пізніше за початок',
  percentStays: 'За цим промокодом уже є замовлення, тож знижка не змінюється. Створіть інший промокод',
  fewerThanUsed: (count: number) =>
    `Промокодом уже скористалися ${plural(count, { one: 'раз', few: 'рази', many: 'разів' })}`,
};

export const promoCodesWording = {
  name: 'Промокод |||| Промокоди',
  fields: {
    code: 'Промокод',
    state: 'Стан',
    percent: 'Знижка, %',
    starts_at: 'Діє від',
    ends_at: 'Діє до',
    max_uses: 'Скільки разів загалом',
    max_uses_per_email: 'Скільки разів одній людині',
    times_used: 'Використано',
    is_active: 'Увімкнено',
    note: 'Примітка для себе',
    created_at: 'Створено',
    id: 'Замовлення',
    email: 'Електронна пошта',
    goods: 'Товари',
    discount: 'Знижка',
    at: 'Коли',
    returned_at: 'Замовлення скасовано',
    was_ever_used: 'Ним уже скористалися',
  },
  search: 'Промокод або примітка',
  empty: 'Промокодів ще немає. Створіть перший.',
  makeCode: 'Придумати',
  codeHint: 'Великі й малі літери не розрізняються. Змінити код потім не можна.',
  percentHint: 'Від вартості товарів, без доставки.',
  percentStaysHint: 'За промокодом уже є замовлення, тож знижка не змінюється.',
  usesHint: 'Порожньо — без обмежень.',
  perEmailHint: 'Рахується за електронною поштою. Порожньо — без обмежень.',
  activeHint: 'Вимкнений промокод не приймається, його історія залишається.',
  uses: 'Хто скористався',
  usedOf: (times: number, most: number | null) => (most === null ? String(times) : `${times} з ${most}`),
};

export const promoCodeStateWording: Record<PromoCodeState, string> = {
  active: 'Діє',
  upcoming: 'Ще не почався',
  ended: 'Закінчився',
  used_up: 'Вичерпано',
  off: 'Вимкнено',
};
