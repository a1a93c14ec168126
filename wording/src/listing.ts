import type { ShopFacet } from '@shop/domain/facets.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { hryvnias } from './hryvnias.ts';
import { kindWords } from './kinds.ts';

const facets: Record<ShopFacet['name'], string> = {
  brand: 'Бренд',
  ...kindWords('', ({ filter }) => filter),
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
  reset: 'Скинути все',
  remove: (what: string) => `Прибрати: ${what}`,
  nothing: 'За такими умовами нічого не знайшлося. Спробуйте прибрати один із фільтрів.',
  pages: 'Сторінки',
  page: (number: number) => `Сторінка ${number}`,
  previous: 'Попередня',
  next: 'Наступна',
  titleOfPage: (title: string, page: number) => `${title}, сторінка ${page}`,
};
