import { shopFacets } from '@shop/domain/facets.ts';
import type { ListingChoice } from '@shop/domain/listing-choice.ts';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { closeOverlays } from '../../navigation/overlays.ts';
import type { CardProduct } from './card-product.ts';
import { Listing } from './listing.tsx';
import { toFilters } from './listing-facets.ts';
import type { ListingData } from './read-listing.ts';

afterEach(() => closeOverlays());

const options = (...names: string[]) => names.map((name) => ({ name, slug: name.toLowerCase(), count: 1 }));
const facets = {
  ...Object.fromEntries(
    shopFacets.map((facet) => ['list' in facet ? facet.list : facet.name, 'list' in facet ? [] : 1]),
  ),
  brands: options('Verba', 'Solis'),
  price: { from: '100.00', to: '900.00' },
};

const card = (id: number): CardProduct => ({
  id,
  name: `Крем ${id}`,
  brand: 'Verba',
  url: `/product/cream-${id}`,
  human: '',
  is_collection_product: false,
  variant: { id, price: '100.00', discount_price: '0.00' },
  isFrom: false,
  sizes: '50\u00a0мл',
  images: [],
  isInStock: true,
});

const listing = (choice: ListingChoice, changes: Partial<ListingData> = {}): ListingData => ({
  choice,
  total: 57,
  count: 57,
  nearest: null,
  pages: 3,
  filters: toFilters(facets, 'skin_type'),
  products: [card(1), card(2)],
  ...changes,
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const show = (data: ListingData) =>
  openPage(() => <Listing head={<Address />} listing={data} />, { path: '/skin-type/sukha' });

test('nothing left: the nearest choice is one click away, in the words of what is given up', async () => {
  const choice: ListingChoice = { brand: ['solis', 'verba'], price_from: 900, sort: 'popular', page: 2 };
  await show(listing(choice, { count: 0, pages: 1, products: [], nearest: { without: 'brand', count: 6 } }));
  expect(screen.getByRole('link', { name: 'Без «Verba» і\u00a0«Solis»\u00a0— 6\u00a0товарів' })).toHaveAttribute(
    'href',
    '/skin-type/sukha?price_from=900&sort=popular',
  );
  expect(screen.getByRole('link', { name: 'Скинути все' })).toHaveAttribute('href', '/skin-type/sukha');
  expect(screen.queryByRole('article')).toBeNull();
});

test.each<[ListingChoice, NonNullable<ListingData['nearest']>, string, string]>([
  [
    { in_stock: true, on_sale: true },
    { without: 'in_stock', count: 1 },
    'Без «Є в наявності»\u00a0— 1\u00a0товар',
    '?on_sale=true',
  ],
  [
    { price_from: 900, price_to: 950 },
    { without: 'price', count: 2 },
    'Без «від 900\u00a0₴» і\u00a0«до 950\u00a0₴»\u00a0— 2\u00a0товари',
    '',
  ],
  [{ brand: ['nobody'] }, { without: 'brand', count: 5 }, 'Без «Бренд»\u00a0— 5\u00a0товарів', ''],
])('nothing left with %j', async (choice, nearest, words, query) => {
  await show(listing(choice, { count: 0, pages: 1, products: [], nearest }));
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', `/skin-type/sukha${query}`);
});

test('nothing left, and no single filter brings anything back: only all of them can be given up', async () => {
  await show(listing({ brand: ['solis'], on_sale: true }, { count: 0, pages: 1, products: [] }));
  expect(screen.queryByRole('link', { name: /^Без/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Скинути все' })).toBeVisible();
});

test('how much is shown, how much comes next, and a link there', async () => {
  await show(listing({ sort: 'popular' }));
  expect(screen.getByText('Показано 24 із 57')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показати ще\u00a024' })).toHaveAttribute(
    'href',
    '/skin-type/sukha?sort=popular&page=2',
  );
});

test('a page in the middle says which products it shows, the page before the last how few are left', async () => {
  await show(listing({ page: 2 }));
  expect(screen.getByText('Показано 25–48 із 57')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показати ще\u00a09' })).toHaveAttribute('href', '/skin-type/sukha?page=3');
});

test('the last page has nothing more to show', async () => {
  await show(listing({ page: 3 }));
  expect(screen.getByText('Показано 49–57 із 57')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Показати ще/ })).toBeNull();
});

test('the sheet has all filters and the order, says what is found, and applies at once', async () => {
  const user = await show(listing({ brand: ['verba'] }));
  await user.click(screen.getByRole('button', { name: /^Фільтри/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Фільтри' }));
  expect(sheet.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Сортування',
    'Бренд',
    'Наявність і знижки',
    'Ціна, ₴',
  ]);
  expect(sheet.getByRole('radio', { name: 'Як радимо' })).toBeChecked();
  expect(sheet.getByRole('checkbox', { name: /Verba/ })).toBeChecked();
  expect(sheet.getByRole('button', { name: 'Показати 57\u00a0товарів' })).toBeVisible();

  await user.click(sheet.getByRole('radio', { name: 'Спершу популярні' }));
  expect(sheet.getByRole('radio', { name: 'Спершу популярні' })).toBeChecked();
  expect(await screen.findByText('/skin-type/sukha?brand=verba&sort=popular')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Скинути' }));
  expect(await screen.findByText('/skin-type/sukha?sort=popular')).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: /Verba/ })).not.toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Показати 57\u00a0товарів' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
