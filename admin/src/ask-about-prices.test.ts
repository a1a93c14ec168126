import { afterEach, expect, test } from 'vitest';
import { askAboutPrices, confirmed, type PriceQuestion, showPriceQuestionsBy } from './ask-about-prices.ts';

const variants = [{ id: 1, code: 'A', name: 'Крем, 50 мл', before: '1000.00', after: '0.01' }];
const refused = { code: 'price_change_unconfirmed', variants };

afterEach(() => showPriceQuestionsBy(undefined));

test.each([true, false])('whoever sees both prices decides: %s', async (isAgreed) => {
  const asked: PriceQuestion[] = [];
  showPriceQuestionsBy((question) => void asked.push(question));
  const answered = askAboutPrices(refused);
  expect(asked).toMatchObject([{ variants }]);
  asked[0]!.answer(isAgreed);
  expect(await answered).toBe(isAgreed);
});

test('nothing else is asked about, and without anybody to ask nothing is confirmed', async () => {
  expect(await askAboutPrices(refused)).toBe(false);
  showPriceQuestionsBy(() => expect.fail('was asked'));
  for (const other of [undefined, 'HTML', { code: 'price_change_needs_owner', variants }, { code: 'not_found' }])
    expect(await askAboutPrices(other)).toBe(false);
});

test('a call is repeated with its prices confirmed', () => {
  const file = new Blob(['a;b']);
  expect(confirmed('/import/products/?dry_run=false', file)).toEqual([
    '/import/products/?dry_run=false&confirm_prices=true',
    file,
  ]);
  expect(confirmed('/products/1/', { name: 'Крем' })).toEqual(['/products/1/', { name: 'Крем', confirm_prices: true }]);
  expect(confirmed('/products/1/duplicate/', undefined)).toEqual(['/products/1/duplicate/', { confirm_prices: true }]);
});
