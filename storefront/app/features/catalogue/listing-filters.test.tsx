import type { AnyChoice, Facet } from '@shop/domain/facets.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { toFilters } from './listing-facets.ts';
import { ListingFilters } from './listing-filters.tsx';

const facets: Facet[] = [
  { name: 'brand', test: 'any', list: 'brands' },
  { name: 'goal', test: 'any', list: 'goals' },
  { name: 'without', test: 'none', list: 'ingredients' },
  { name: 'vegan', test: 'flag' },
  { name: 'spf', test: 'range', largest: 100 },
  { name: 'cost', test: 'range', largest: 5_000, isMoney: true },
];
const words = { brand: 'Бренд', goal: 'Мета', without: 'Склад', vegan: 'Веганське', spf: 'SPF', cost: 'Вартість' };
const brands = [
  { name: 'Verba', slug: 'verba', count: 2 },
  { name: 'Solis', slug: 'solis', count: 1 },
];
const answer = {
  brands,
  goals: brands.slice(0, 1),
  ingredients: [
    { name: 'Спирт', slug: 'spyrt', count: 7 },
    { name: 'Парфум', slug: 'parfum', count: 0 },
  ],
  vegan: 3,
  spf: { from: 15, to: 50 },
  cost: { from: '120.40', to: '300.50' },
};

const open = (choice: AnyChoice, subject = 'collection') => {
  const filters = toFilters(answer, subject, facets, words);
  return openPage(() => (
    <>
      <ListingFilters path="/" choice={choice} choose={() => {}} listing={{ filters, count: 3 }} />
      <ChosenFilters path="/" choice={choice} filters={filters} canReset />
    </>
  ));
};

test('the page draws the facets as they are described', async () => {
  await open({ without: ['spyrt'], spf_from: 30, cost_to: 200 });
  const groups = screen.getAllByRole('group', { hidden: true }).filter(({ tagName }) => tagName === 'FIELDSET');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Бренд',
    'Без: Склад',
    'Наявність і знижки',
    'SPF',
    'Вартість',
  ]);
  const fields = groups.flatMap((group) => [...group.querySelectorAll('input')]);
  expect(
    fields.map(({ type, name, value, checked, placeholder, maxLength }) =>
      type === 'checkbox' ? [name, value, checked] : [name, value, placeholder, maxLength],
    ),
  ).toEqual([
    ['brand', 'verba', false],
    ['brand', 'solis', false],
    ['without', 'spyrt', true],
    ['without', 'parfum', false],
    ['vegan', 'true', false],
    ['spf_from', '30', '15', 3],
    ['spf_to', '', '50', 3],
    ['cost_from', '', '120', 4],
    ['cost_to', '200', '301', 4],
  ]);
});

test('what is chosen can be taken back, and says what it means', async () => {
  await open({ brand: ['solis'], without: ['parfum', 'spyrt'], vegan: true, spf_to: 30, cost_from: 200 });
  const chosen = within(screen.getByRole('list', { name: 'Обрані фільтри' })).getAllByRole('listitem');
  expect(chosen.map(({ textContent }) => textContent)).toEqual([
    'Solis',
    'Без: Спирт',
    'Без: Парфум',
    'Веганське',
    'SPF: до 30',
    'від 200\u00a0₴',
    'Скинути все',
  ]);
});

test('a listing is not narrowed down by its own subject', async () => {
  await open({}, 'brand');
  expect(screen.queryByText('Бренд')).toBeNull();
});
