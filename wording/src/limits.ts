import { fromDecimal } from '@shop/domain/money.ts';
import { largestCertificateQuantity, largestPreorder } from '@shop/domain/order-lines.ts';
import { errorWording } from './errors.ts';
import { glued } from './glued.ts';
import { hryvnias } from './hryvnias.ts';
import { phoneNumber } from './phone-number.ts';
import { plural } from './plurals.ts';

const inSeconds = (count: number) => plural(count, { one: 'секунду', few: 'секунди', many: 'секунд' });
const inMinutes = (count: number) => plural(count, { one: 'хвилину', few: 'хвилини', many: 'хвилин' });

/** Rounds the time up, so that a retry at that time is allowed. */
export function tooManyRequests(retryAfterSeconds: number): string {
  const wait = retryAfterSeconds < 60 ? inSeconds(retryAfterSeconds) : inMinutes(Math.ceil(retryAfterSeconds / 60));
  return `Забагато спроб. Спробуйте за\u00a0${wait}.`;
}

/** The page shown above the rate limit. */
export const tooManyPagesWording = {
  title: 'Забагато запитів',
  text: glued('Сторінки відкривають надто швидко. Зачекайте хвилину й оновіть сторінку: кошик та обране на місці.'),
  home: 'На головну',
};
type ToCall = { phone: string | null };

/** Refers the customer to the phone of the shop. */
function callUs({ phone }: ToCall, why: string): string {
  return phone === null ? `Зв’яжіться з нами, ${why}.` : `Зателефонуйте нам, ${why}: ${phoneNumber(phone)}.`;
}

const pieces = (count: number) => plural(count, { one: 'штуку', few: 'штуки', many: 'штук' });

export function tooManyOfALine({ largest_line, ...call }: ToCall & { largest_line: number }): string {
  const preorders = largest_line > largestPreorder ? `, у передзамовленні — до ${largestPreorder}` : '';
  const most = `На сайті можна замовити до\u00a0${pieces(largest_line)} одного товару${preorders}, сертифікатів одного номіналу — до ${largestCertificateQuantity}.`;
  return `${errorWording.too_many_of_a_line} ${most} ${callUs(call, 'якщо потрібно більше')}`;
}

export function orderTooLarge({ largest_order, ...call }: ToCall & { largest_order: string }): string {
  const most = `На сайті можна замовити товарів до\u00a0${hryvnias(fromDecimal(largest_order)!)}.`;
  return `${errorWording.order_too_large} ${most} ${callUs(call, 'і ми приймемо його')}`;
}

export function tooManyOpenOrders(call: ToCall): string {
  return `${errorWording.too_many_open_orders} ${callUs(call, 'і ми допоможемо')}`;
}
