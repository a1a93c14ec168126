import type { AnyChoice, Facet } from '@shop/domain/facets.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { toFilters } from './listing-facets.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

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

const open = (choice: AnyChoice, { subject = 'collection', fixed = {} } = {}) => {
  const filters = toFilters(answer, subject, facets, words);
  const choosing = { place: { path: '/', fixed }, choice, choose: () => {} };
  return openPage(() => (
    <>
      <ListingToolbar choosing={choosing} listing={{ filters, count: 3 }} usualOrder="Спершу точніші" />
      <ChosenFilters choosing={choosing} filters={filters} canReset />
    </>
  ));
};

const popovers = () => [...document.querySelectorAll('details')];
const opened = () => popovers().flatMap((each) => (each.open ? [each.querySelector('summary')?.textContent] : []));

test('the page draws the facets as they are described', async () => {
  await open({ without: ['spyrt'], spf_from: 30, cost_to: 200 });
  expect(popovers().map((popover) => popover.querySelector('summary')?.textContent)).toEqual([
    'Бренд',
    'Без: Склад1обрано: 1',
    'SPF1обрано: 1',
    'Вартість1обрано: 1',
  ]);
  const groups = popovers().map((popover) => popover.querySelector('fieldset')!);
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Бренд',
    'Без: Склад',
    'SPF',
    'Вартість',
  ]);
  const fields = [...document.querySelectorAll('form')].flatMap((form) => [...form.querySelectorAll('input')]);
  expect(
    fields.map(({ type, name, value, checked, placeholder, maxLength }) =>
      type === 'checkbox' ? [name, value, checked] : [name, value, placeholder, maxLength],
    ),
  ).toEqual([
    ['brand', 'verba', false],
    ['brand', 'solis', false],
    ['without', 'spyrt', true],
    ['without', 'parfum', false],
    ['spf_from', '30', '15', 3],
    ['spf_to', '', '50', 3],
    ['cost_from', '', '120', 4],
    ['cost_to', '200', '301', 4],
    ['vegan', 'true', false],
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
  await open({}, { subject: 'brand' });
  expect(screen.queryByText('Бренд')).toBeNull();
});

test('the words of a search stay in the form and in the links, and its own order is named', async () => {
  await open({ brand: ['solis'], sort: 'popular' }, { fixed: { q: 'крем & олія' } });
  expect(document.querySelector<HTMLInputElement>('input[type=hidden]')).toMatchObject({
    name: 'q',
    value: 'крем & олія',
  });
  const orders = within(screen.getByRole('combobox', { name: 'Сортування' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    'Спершу точніші',
    'Спершу популярні',
    'Спершу новинки',
    'Спершу дешевші',
    'Спершу дорожчі',
  ]);
  expect(screen.getByRole('link', { name: 'Прибрати: Solis' })).toHaveAttribute(
    'href',
    `/?${new URLSearchParams({ q: 'крем & олія' })}&sort=popular`,
  );
});

test('one popover is open at a time; Escape, a click elsewhere and leaving it close it', async () => {
  const user = await open({});
  const [brand, without] = screen.getAllByText(/^(Бренд|Без: Склад)$/, { selector: 'summary' });
  await user.click(brand!);
  expect(opened()).toEqual(['Бренд']);
  await user.click(within(popovers()[0]!).getByRole('checkbox', { name: /Verba/ }));
  expect(opened()).toEqual(['Бренд']);
  await user.click(without!);
  expect(opened()).toEqual(['Без: Склад']);

  screen.getByRole('checkbox', { name: /Спирт/ }).focus();
  await user.keyboard('{Escape}');
  expect(opened()).toEqual([]);
  expect(without).toHaveFocus();

  await user.click(brand!);
  fireEvent.pointerDown(document.body);
  expect(opened()).toEqual([]);

  await user.click(brand!);
  screen.getByRole('combobox', { name: 'Сортування' }).focus();
  expect(opened()).toEqual([]);
});
