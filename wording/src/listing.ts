import { kopiykas } from '@shop/domain/money.ts';
import { hryvnias } from './hryvnias.ts';
import { kindWords } from './kinds.ts';

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
  kinds: { brand: 'Бренд', ...kindWords('', ({ filter }) => filter) },
  marks: 'Наявність і знижки',
  inStock: 'Є в наявності',
  onSale: 'Зі знижкою',
  price: 'Ціна, ₴',
  priceFrom: 'Від',
  priceTo: 'До',
  priceAbove: (price: number) => `від ${hryvnias(kopiykas(price * 100))}`,
  priceBelow: (price: number) => `до ${hryvnias(kopiykas(price * 100))}`,
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
