import type { ShopFacet } from '@shop/domain/facets.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import { hryvnias } from './hryvnias.ts';
import { kindNames } from './kind-names.ts';

const facets: Record<ShopFacet['name'], string> = {
  brand: 'Бренд',
  ...ofEachProductKind((kind) => kindNames[kind].filter),
  in_stock: 'Є в наявності',
  on_sale: 'Зі знижкою',
  price: 'Ціна, ₴',
};

export const listingWording = {
  filters: 'Фільтри',
  chosenCount: (count: number) => `обрано: ${count}`,
  chosen: 'Обрані фільтри',
  order: 'Сортування',
  orders: {
    shop: 'Як радимо',
    popular: 'Спершу популярні',
    newest: 'Спершу новинки',
    price_up: 'Спершу дешевші',
    price_down: 'Спершу дорожчі',
  },
  facets,
  marks: 'Наявність і знижки',
  from: 'Від',
  to: 'До',
  priceAbove: (price: number) => `від ${hryvnias(kopiykas(price * 100))}`,
  priceBelow: (price: number) => `до ${hryvnias(kopiykas(price * 100))}`,
  above: (what: string, number: number) => `${what}: від ${number}`,
  below: (what: string, number: number) => `${what}: до ${number}`,
  without: (what: string) => `Без: ${what}`,
  show: 'Показати',
  showFound: (goods: string) => `Показати ${goods}`,
  closeFilters: 'Закрити фільтри',
  resetFilters: 'Скинути',
  reset: 'Скинути все',
  remove: (what: string) => `Прибрати: ${what}`,
  nothing: 'За такими умовами нічого не знайшлося',
  nearest: (names: readonly string[], goods: string) =>
    `Без ${names.map((name) => `«${name}»`).join(' і\u00a0')}\u00a0— ${goods}`,
  seen: ({ first, last, count }: { first: number; last: number; count: number }) =>
    first === 1 ? `Показано ${last} із\u00a0${count}` : `Показано ${first}–${last} із\u00a0${count}`,
  more: (count: number) => `Показати ще\u00a0${count}`,
  pages: 'Сторінки',
  page: (number: number) => `Сторінка ${number}`,
  previous: 'Попередня',
  next: 'Наступна',
  titleOfPage: (title: string, page: number) => `${title}, сторінка ${page}`,
};
