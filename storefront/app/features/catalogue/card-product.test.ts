import type { FoundProduct, Variant } from '@shop/contract/catalogue.ts';
import { expect, test } from 'vitest';
import { cardProducts } from './card-product.ts';

type Facts = Partial<Pick<Variant, 'value' | 'price' | 'discount_price' | 'stock'>>;

function cardOf(...variants: Facts[]) {
  const usual = { value: '30', price: '560.00', discount_price: '0.00', stock: 5, images: [] };
  const product = {
    id: 1,
    name: 'Сироватка',
    brand: { name: 'Verba' },
    slug: 'serum',
    human: '',
    unit: 'мл',
    is_active: true,
    is_collection_product: false,
    variants: variants.map((facts, index) => ({ ...usual, id: index + 1, ...facts })),
  };
  const [card] = cardProducts([product as unknown as FoundProduct]);
  return card && [card.variant.id, card.url, card.isFrom, card.sizes, card.isInStock, card.brand];
}

test.each<[string, Facts[], ReturnType<typeof cardOf>]>([
  ['one size has no «від»', [{}], [1, '/product/serum', false, '30\u00a0мл', true, 'Verba']],
  [
    'of several sizes the cheapest is shown, with all of them',
    [{ value: '50', price: '900.00' }, { value: '15' }],
    [2, '/product/serum?variant=2', true, '50, 15\u00a0мл', true, 'Verba'],
  ],
  [
    'a discount counts',
    [{ value: '15' }, { value: '30', price: '600.00', discount_price: '500.00' }],
    [2, '/product/serum?variant=2', true, '15, 30\u00a0мл', true, 'Verba'],
  ],
  [
    'what is sold out is no «від»',
    [
      { value: '15', stock: 0 },
      { value: '30', price: '700.00' },
    ],
    [2, '/product/serum?variant=2', false, '15, 30\u00a0мл', true, 'Verba'],
  ],
  ['shades of one size and price are one size', [{}, {}], [1, '/product/serum', false, '30\u00a0мл', true, 'Verba']],
  [
    'all sold out: the cheapest of all',
    [
      { value: '50', price: '900.00', stock: 0 },
      { value: '15', stock: 0 },
    ],
    [2, '/product/serum?variant=2', true, '50, 15\u00a0мл', false, 'Verba'],
  ],
  ['nothing to sell has no card', [], undefined],
])('%s', (_, variants, card) => {
  expect(cardOf(...variants)).toEqual(card);
});
