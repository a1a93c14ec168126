import type { SearchedProduct } from '@shop/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { endingsOf, sectionsOf } from './found-ways.ts';

const named = (name: string, slug: string) => ({ id: 1, name, slug });
const product = (name: string, changes: Partial<SearchedProduct> = {}) =>
  ({
    name,
    brand: named('Verba', 'verba'),
    skin_types: [],
    goals: [],
    product_types: [],
    found_in: '',
    ...changes,
  }) as unknown as SearchedProduct;

const products = [
  product('Тонік', { skin_types: [named('Жирна', 'zhyrna')], found_in: 'Ніацинамід 3 %' }),
  product('Сироватка', { skin_types: [named('Жирна', 'zhyrna')], product_types: [named('Сироватки', 'syrovatky')] }),
  product('М’яка пінка', { brand: named('ROSA LAB', 'rosa-lab'), found_in: 'Niacinamide' }),
];

test('the sections of most found products come first', () => {
  expect(sectionsOf(products)).toEqual([
    expect.objectContaining({ name: 'Verba', to: '/collection/verba' }),
    expect.objectContaining({ name: 'Жирна шкіра', to: '/skin-type/zhyrna' }),
    expect.objectContaining({ name: 'Сироватки', to: '/product-type/syrovatky' }),
    expect.objectContaining({ name: 'ROSA LAB', to: '/collection/rosa-lab' }),
  ]);
  expect(sectionsOf([])).toEqual([]);
});

test.each([
  ['ніац', ['ніацинамід']],
  ['Сироватка з НІАЦ', ['сироватка з ніацинамід']],
  ['nia', ['niacinamide']],
  ["м'я", ["м'яка"]],
  ['ніацинамід', []],
  ['т', []],
  ['', []],
  ['тонік ', []],
])('«%s» may go on as %j', (typed, endings) => {
  expect(endingsOf(typed, products)).toEqual(endings);
});
