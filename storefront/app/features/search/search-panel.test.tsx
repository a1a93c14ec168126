import type { SearchedProduct } from '@shop/contract/catalogue.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { answerApi, answerWith, type Call, noAnswer, refusal } from '../../../tests/api-answers.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { kept, variant } from '../../../tests/sample-goods.ts';
import { openOverlay } from '../../navigation/overlays.ts';
import SearchWhenOpen from './search-panel.tsx';

const search = 'GET /api/v1/shop/search/';
const popular = 'GET /api/v1/shop/search/popular/';
const field = () => screen.getByRole('combobox', { name: 'Пошук товарів' });
const options = () => screen.queryAllByRole('option');
const words = (text: string) => fireEvent.change(field(), { target: { value: text } });
const found = (count: number) => screen.findByText(`Знайдено: ${count}`);

const named = (name: string, slug: string) => ({ id: 1, name, slug });
const product = (id: number, name: string, changes: Partial<SearchedProduct> = {}, codes: string[] = [`CODE-${id}`]) =>
  ({
    id,
    name,
    slug: `product-${id}`,
    brand: named('Verba', 'verba'),
    skin_types: [],
    goals: [],
    product_types: [],
    is_collection_product: false,
    found_by: 'name',
    found_in: '',
    variants: codes.map((code, index) => ({
      id: id * 10 + index,
      code,
      price: '784.00',
      discount_price: '0.00',
      images: [],
    })),
    ...changes,
  }) as unknown as SearchedProduct;
const products = [
  product(1, 'Крем-концентрат з ретинолом', { product_types: [named('Креми', 'kremy')] }),
  product(2, 'Крем для рук «Липовий цвіт»'),
  product(3, 'Сироватка зволожувальна', { found_by: 'code' }, ['RL-01-15', 'RL-01-30']),
];
const answers = {
  [search]: ({ query }: Call) =>
    products.filter(({ name, variants }) =>
      [name, ...variants.map(({ code }) => code)].some((each) =>
        each.toLowerCase().includes(String(query.q).toLowerCase()),
      ),
    ),
  [popular]: () => ({ words: ['сироватка', 'SPF'] }),
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

test('Enter leads to all that the words find, without waiting for the answer', async () => {
  answerApi({ ...answers, [search]: noAnswer });
  const user = await openSearch();
  words('р');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('р');
  words('крем для рук');
  await user.keyboard('{Enter}');
  expect(
    await screen.findByRole('heading', { level: 1, name: `/search?q=${encodeURIComponent('крем для рук')}` }),
  ).toBeInTheDocument();
  expect(kept('recentSearches')).toEqual(['крем для рук']);
});

test('four products are shown; the number of all leads to the others, and sections and endings stand beside them', async () => {
  const many = [1, 2, 3, 4, 5, 6].map((id) =>
    product(id, 'Тонік', {
      found_by: 'ingredient',
      found_in: 'Ніацинамід 3 %',
      skin_types: [named('Жирна', 'zhyrna')],
    }),
  );
  answerApi({ ...answers, [search]: () => answerWith(many, { 'x-total-count': '30' }) });
  await openSearch();
  words('ніац');
  expect(await found(30)).toBeInTheDocument();
  expect(options()).toHaveLength(4);
  expect(options()[0]).toHaveTextContent('у складі: Ніацинамід 3 %');
  const all = screen.getByRole('link', { name: 'Усі 30\u00a0товарів' });
  expect(all).toHaveAttribute('href', `/search?q=${encodeURIComponent('ніац')}`);
  const links = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Запити')).toEqual([['ніацинамід', `/search?q=${encodeURIComponent('ніацинамід')}`]]);
  expect(links('Розділи')).toEqual([
    ['Verba', '/collection/verba'],
    ['Жирна шкіра', '/skin-type/zhyrna'],
  ]);
});

test('corrected words are shown with what they find, and lead back to the words as typed', async () => {
  const corrected = { 'x-total-count': '2', 'x-search-corrected': encodeURIComponent('крем') };
  answerApi({ ...answers, [search]: () => answerWith(products.slice(0, 2), corrected) });
  await openSearch();
  words('rhtv');
  expect(await found(2)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Показуємо «крем». Шукати «rhtv»?');
  expect(screen.getByRole('link', { name: 'Шукати «rhtv»?' })).toHaveAttribute('href', '/search?q=rhtv&exact=true');
  expect(options()[0]!.querySelector('mark')).toHaveTextContent('Крем');
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
  expect(await found(1)).toBeInTheDocument();
  await act(async () => first.resolve(products));
  expect(options()).toHaveLength(1);
  for (const failing of ['збій', 'портал']) {
    words(failing);
    expect(await screen.findByText('Сталася помилка. Спробуйте пізніше.')).toBeInTheDocument();
    words('ретинол');
    expect(await found(1)).toBeInTheDocument();
  }
});

test('going back a letter shows at once what was there', async () => {
  answerApi(answers);
  await openSearch();
  words('ретинол');
  expect(await found(1)).toBeInTheDocument();
  words('ретинолx');
  expect(await screen.findByText('Нічого не знайдено')).toBeInTheDocument();
  answerApi({ [search]: noAnswer });
  words('ретинол');
  expect(screen.getByText('Знайдено: 1')).toBeInTheDocument();
});

test('before anything is typed there are words, and what was looked at last', async () => {
  localStorage.setItem('lastSeen', '[11, 12, 13, 14]');
  const calls = answerApi({
    ...answers,
    'POST /api/v1/shop/wishlist/': ({ body }: Call) =>
      (body as { variant_ids: number[] }).variant_ids.map((id) => variant({ id, product_name: `Товар ${id}` })),
  });
  const user = await openSearch();
  const popularWords = await screen.findByRole('region', { name: 'Шукають найчастіше' });
  expect(within(popularWords).getByRole('link', { name: 'SPF' })).toHaveAttribute('href', '/search?q=SPF');
  const seen = await screen.findByRole('region', { name: 'Ви дивилися' });
  expect(within(seen).getAllByRole('link')).toHaveLength(3);
  expect(calls.filter(({ address }) => address === search)).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(within(popularWords).getByRole('link', { name: 'сироватка' })).toHaveFocus();
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
  expect(await found(1)).toBeInTheDocument();
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
