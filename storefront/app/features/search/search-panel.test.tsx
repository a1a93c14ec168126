import type { FoundProduct } from '@shop/contract/catalogue.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { answerApi, type Call, noAnswer, refusal } from '../../../tests/api-answers.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { kept } from '../../../tests/sample-goods.ts';
import { openOverlay } from '../../navigation/overlays.ts';
import SearchWhenOpen from './search-panel.tsx';

const search = 'GET /api/v1/shop/search/';
const suggestions = 'GET /api/v1/shop/search/suggestions/';
const field = () => screen.getByRole('combobox', { name: 'Пошук товарів' });
const options = () => screen.queryAllByRole('option');
const words = (text: string) => fireEvent.change(field(), { target: { value: text } });

const found = (id: number, name: string, codes: string[] = [`CODE-${id}`]) =>
  ({
    id,
    name,
    slug: `product-${id}`,
    is_collection_product: false,
    variants: codes.map((code, index) => ({
      id: id * 10 + index,
      code,
      price: '784.00',
      discount_price: '0.00',
      images: [],
    })),
  }) as unknown as FoundProduct;
const products = [
  found(1, 'Крем-концентрат з ретинолом'),
  found(2, 'Крем для рук «Липовий цвіт»'),
  found(3, 'Сироватка зволожувальна', ['RL-01-15', 'RL-01-30']),
];
const answers = {
  [search]: ({ query }: Call) =>
    products.filter(({ name, variants }) =>
      [name, ...variants.map(({ code }) => code)].some((each) =>
        each.toLowerCase().includes(String(query.q).toLowerCase()),
      ),
    ),
  [suggestions]: () => ({ other_layout: null, nearest: [] }),
};

async function openSearch() {
  openOverlay('search');
  return await openPage(SearchWhenOpen);
}

test('finds by a part of the name and by code, from two characters', async () => {
  const calls = answerApi(answers);
  await openSearch();
  expect(field()).toHaveFocus();
  words('р');
  expect(screen.getByText('Введіть щонайменше 2 символи.')).toBeInTheDocument();
  expect(options()).toEqual([]);

  words('РЕТИНОЛ');
  expect(await screen.findByRole('option')).toHaveTextContent('Крем-концентрат з ретинолом');
  expect(screen.getByRole('option').querySelector('mark')).toHaveTextContent('ретинол');
  expect(screen.getByRole('status')).toHaveTextContent('Знайдено: 1');

  words('rl-01-30');
  await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent(/Сироватка.*арт\. RL-01-30.*784/));
  expect(screen.getByRole('option')).toHaveAttribute('href', '/product/product-3?variant=31');

  words('такого немає');
  expect(await screen.findByText('Нічого не знайдено')).toBeInTheDocument();
  expect(calls.map(({ query }) => query.q)).not.toContain('р');
});

test('the keyboard chooses and opens what was found', async () => {
  answerApi(answers);
  const user = await openSearch();
  words('крем');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = options()[1]!;
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '/product/product-2' })).toBeInTheDocument();
});

test('Enter means the words that stand there, not an older answer', async () => {
  answerApi(answers);
  const user = await openSearch();
  words('крем');
  await waitFor(() => expect(options()).toHaveLength(2));
  words('крем для рук');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '/product/product-2' })).toBeInTheDocument();
});

test('a late answer to other words is never shown, and a failure is said', async () => {
  const first = Promise.withResolvers<object>();
  const isAsked = Promise.withResolvers<void>();
  answerApi({
    ...answers,
    [search]: ({ query }: Call) => {
      if (query.q === 'збій') return refusal(500, { detail: '', code: 'internal_error' });
      if (query.q === 'портал') return refusal(200, '<h1>Wi-Fi</h1>');
      if (query.q !== 'крем') return [products[0]!];
      isAsked.resolve();
      return first.promise;
    },
  });
  await openSearch();
  words('крем');
  await isAsked.promise;
  words('ретинол');
  expect(await screen.findByText('Знайдено: 1')).toBeInTheDocument();
  await act(async () => first.resolve(products));
  expect(options()).toHaveLength(1);
  for (const failing of ['збій', 'портал']) {
    words(failing);
    expect(await screen.findByText('Сталася помилка. Спробуйте пізніше.')).toBeInTheDocument();
    words('ретинол');
    expect(await screen.findByText('Знайдено: 1')).toBeInTheDocument();
  }
});

test('words that find nothing are tried in the other layout, or as the nearest name', async () => {
  answerApi({
    ...answers,
    [suggestions]: ({ query }: Call) =>
      query.q === 'htnbyjk'
        ? { other_layout: { q: 'ретинол', count: 1 }, nearest: [] }
        : { other_layout: null, nearest: [{ id: 1, name: products[0]!.name, slug: 'product-1' }] },
  });
  const user = await openSearch();
  words('htnbyjk');
  expect(await screen.findByRole('option')).toHaveTextContent('ретинол');
  expect(screen.getByText('Нічого не знайдено')).toBeInTheDocument();
  expect(screen.getByText('Можливо, ви шукали:')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('ретинол');
  expect(await screen.findByText('Знайдено: 1')).toBeInTheDocument();
  expect(screen.getByRole('option')).toHaveTextContent('Крем-концентрат з ретинолом');

  words('ритинол');
  expect(await screen.findByText('Можливо, ви шукали:')).toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: /з ретинолом/ }));
  expect(await screen.findByText('Знайдено: 1')).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('going back a letter shows at once what was there', async () => {
  answerApi(answers);
  await openSearch();
  words('ретинол');
  expect(await screen.findByText('Знайдено: 1')).toBeInTheDocument();
  words('ретинолx');
  expect(await screen.findByText('Нічого не знайдено')).toBeInTheDocument();
  answerApi({ [search]: noAnswer });
  words('ретинол');
  expect(screen.getByText('Знайдено: 1')).toBeInTheDocument();
});

test('what was searched for is offered again, and forgotten one by one or all at once', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['крем для рук', 'ретинол']));
  answerApi(answers);
  const user = await openSearch();
  const recent = () => screen.queryByRole('region', { name: 'Нещодавні запити' });
  const queries = within(recent()!).getAllByRole('listitem');
  expect(queries.map(({ textContent }) => textContent)).toEqual(['крем для рук', 'ретинол']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('ретинол');
  expect(await screen.findByText('Знайдено: 1')).toBeInTheDocument();
  words('');
  await user.click(screen.getByRole('button', { name: 'Прибрати запит «крем для рук»' }));
  expect(screen.getByRole('button', { name: 'ретинол' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Очистити' }));
  expect(recent()).toBeNull();
  expect(field()).toHaveFocus();
  expect(kept('recentSearches')).toEqual([]);
});

test('what was opened by Enter is kept among the searches', async () => {
  answerApi(answers);
  const user = await openSearch();
  words('ретинол');
  await screen.findByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('heading', { level: 1 });
  expect(kept('recentSearches')).toEqual(['ретинол']);
});

test('Escape closes and gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => opener.remove());
  opener.focus();
  const user = await openSearch();
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(opener).toHaveFocus();
});
