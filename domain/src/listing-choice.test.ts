import { expect, test } from 'vitest';
import { isNarrowedOrSorted, readListingChoice, writeListingChoice } from './listing-choice.ts';

const canonical = (query: string) => writeListingChoice(readListingChoice(new URLSearchParams(query)));

test.each([
  ['', ''],
  ['sort=price_up', 'sort=price_up'],
  ['sort=popular', 'sort=popular'],
  ['sort=cheapest', ''],
  ['sort=&price_from=&price_to=&brand=', ''],
  ['brand=verba&brand=kvitka', 'brand=kvitka,verba'],
  ['brand=verba,kvitka,verba', 'brand=kvitka,verba'],
  ['brand=verba%2Ckvitka', 'brand=kvitka,verba'],
  ['brand=Verba,%27;--,../x,solis', 'brand=solis'],
  [`brand=${'x'.repeat(101)}`, ''],
  [
    'page=2&sort=newest&on_sale=true&in_stock=true&skin_type=sukha',
    'skin_type=sukha&in_stock=true&on_sale=true&sort=newest&page=2',
  ],
  ['in_stock=false&on_sale=1', ''],
  ['price_from=300&price_to=900', 'price_from=300&price_to=900'],
  ['price_from=900&price_to=300', 'price_from=300&price_to=900'],
  ['price_from=0300&price_to=0', 'price_from=300'],
  ['price_from=-5&price_to=12.50', ''],
  ['price_to=10000000', ''],
  ['price_to=%20700%20', 'price_to=700'],
  ['page=1', ''],
  ['page=0', ''],
  ['page=2.5', ''],
  ['page=1e3', ''],
  ['page=10000', ''],
  ['utm_source=letter&sort=newest', 'sort=newest'],
])('?%s means ?%s', (given, meant) => {
  expect(canonical(given)).toBe(meant);
  expect(canonical(meant)).toBe(meant);
});

test('invented parameters cannot make an address long', () => {
  const names = Array.from({ length: 500 }, (_, number) => `name-${number}`);
  expect(canonical(`brand=${names.join(',')}`).split(',')).toHaveLength(20);
});

test('a listing is not narrowed down by its own subject', () => {
  expect(readListingChoice(new URLSearchParams('brand=verba&skin_type=sukha'), 'brand')).toEqual({
    skin_type: ['sukha'],
  });
});

test.each([
  [{}, false],
  [{ page: 3 }, false],
  [{ brand: [] }, false],
  [{ sort: 'newest' }, true],
  [{ brand: ['verba'], page: 2 }, true],
] as const)('%j is narrowed down or sorted: %s', (choice, isIt) => {
  expect(isNarrowedOrSorted(choice)).toBe(isIt);
});
