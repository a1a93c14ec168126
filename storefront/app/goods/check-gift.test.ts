import { expect, test } from 'vitest';
import { checkGift } from './check-gift.ts';

const today = '2026-11-16';
const olena = { name: 'Олена', email: 'olena@rosa.example', message: 'Обіймаю', sendOn: '2026-12-24' };
const otherDay = 'Оберіть день від сьогодні до\u00a0пів року наперед';

test.each([
  [{}, {}],
  [{ email: '', message: '', sendOn: '' }, {}],
  [{ name: ' ' }, { name: 'Введіть ім’я' }],
  [{ email: 'olena' }, { email: 'Введіть коректний email' }],
  [{ email: ' ' }, { email: 'Щоб надіслати сертифікат у\u00a0цей день, потрібна адреса' }],
  [{ sendOn: '2026-11-15' }, { sendOn: otherDay }],
  [{ sendOn: '2026-11-16' }, {}],
  [{ sendOn: '2027-05-17' }, { sendOn: otherDay }],
])('of %j is told %j', (changes, wrong) => {
  expect(checkGift({ ...olena, ...changes }, today)).toEqual(wrong);
});
