import { glued } from './glued.ts';
import { plural } from './plurals.ts';

const inSeconds = (count: number) => plural(count, { one: 'секунду', few: 'секунди', many: 'секунд' });
const inMinutes = (count: number) => plural(count, { one: 'хвилину', few: 'хвилини', many: 'хвилин' });

/** Never sooner than it is allowed again. */
export function tooManyRequests(retryAfterSeconds: number): string {
  const wait = retryAfterSeconds < 60 ? inSeconds(retryAfterSeconds) : inMinutes(Math.ceil(retryAfterSeconds / 60));
  return `Забагато спроб. Спробуйте за\u00a0${wait}.`;
}

/** Instead of a page, when too many are asked for at once. */
export const tooManyPagesWording = {
  title: 'Забагато запитів',
  text: glued('Сторінки відкривають надто швидко. Зачекайте хвилину й оновіть сторінку: кошик та обране на місці.'),
  home: 'На головну',
};
