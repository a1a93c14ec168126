import type { ShownBlock } from '@shop/contract/blocks.ts';
import type { Api } from '@shop/contract/client.ts';
import { expect, test } from 'vitest';
import { readShell } from './read-shell.ts';

const menu = [
  { id: 'brands', kind: 'menu_brands', data: { label: 'Бренди' } },
  { id: 'types', kind: 'menu_pages', data: { label: 'Тип засобу', of: 'product_type' } },
  { id: 'goals', kind: 'menu_pages', data: { label: 'Потреби', of: 'goal' } },
  { id: 'offer', kind: 'menu_offer', data: { label: 'Пропозиція', short_label: '' } },
  { id: 'gifts', kind: 'menu_link', data: { label: 'Сертифікати', short_label: 'Серт.', link: '/sertificates' } },
  { id: 'gone', kind: 'menu_link', data: { label: 'Сторінка', short_label: '', link: null } },
  {
    id: 'notes',
    kind: 'menu_footnotes',
    data: { links: [{ icon: 'truck', label: 'Доставка', link: '/page/delivery' }] },
  },
];
const footer = [
  { id: 'about', kind: 'about_shop', data: { text: 'Мед і свічки' } },
  {
    id: 'catalogue',
    kind: 'links',
    data: {
      title: 'Каталог',
      links: [
        { label: 'Пропозиція', link: '/products_collection' },
        { label: 'Мед', link: '/collection/med' },
      ],
    },
  },
  { id: 'empty', kind: 'links', data: { title: 'Нічого', links: [{ label: 'Чернетка', link: null }] } },
  { id: 'connection', kind: 'contact_links', data: { title: 'Зв’язок' } },
];

function api({ offers = [true], brands = true }: { offers?: boolean[]; brands?: boolean } = {}) {
  const named = { id: 1, name: 'Мед', slug: 'med' };
  const answers: Record<string, unknown> = {
    top_bar: { blocks: [{ id: 'delivery', kind: 'delivery_promise', data: {} }] },
    menu: { blocks: menu },
    footer: { blocks: footer },
    'GET /api/v1/shop/navbar/': {
      brands: brands ? [{ ...named, character: 'Липовий', home_banner_picture: null }] : [],
      skin_types: [],
      goals: [],
      product_types: [named],
    },
    'GET /api/v1/shop/collections/': { collections: offers.map((is_active) => ({ is_active })) },
    'GET /api/v1/pages/': [{ title: 'Оплата', path: '/page/payment' }],
    'GET /api/v1/shop/settings/': {
      ...{ prepayment: '200.00', prepayment_percent: null, deliveries: [] },
      dispatch: { until_hour: null, weekdays: [] },
      description: 'Мед і свічки зі Львова.',
      look: { logo: null, cover: null, social: null },
    },
  };
  const answer = async (address: string, given?: { params: { place: string } }) =>
    answers[given?.params.place ?? address];
  return answer as unknown as Api;
}

test('the menu has the entries that lead somewhere, with names and paths only', async () => {
  const shell = await readShell(api());
  expect(shell.menu).toEqual([
    { id: 'brands', label: 'Бренди', isBrands: true },
    { id: 'types', label: 'Тип засобу', pages: [{ name: 'Мед', to: '/product-type/med' }] },
    { id: 'offer', label: 'Пропозиція', shortLabel: 'Пропозиція', to: '/products_collection', isOffer: true },
    { id: 'gifts', label: 'Сертифікати', shortLabel: 'Серт.', to: '/sertificates' },
  ]);
  expect(shell.footnotes).toEqual([{ icon: 'truck', label: 'Доставка', to: '/page/delivery' }]);
  const [first] = (await readShell(api({ brands: false }))).menu;
  expect(first?.id).toBe('types');
});

test.each([
  { offers: [true, false], hasOffer: true },
  { offers: [false, true], hasOffer: false },
  { offers: [], hasOffer: false },
])('menu and footer lead to the special offer only while the first collection is active: $hasOffer', async (given) => {
  const { menu, footer } = await readShell(api(given));
  expect(menu.some(({ id }) => id === 'offer')).toBe(given.hasOffer);
  const column = footer.find(({ id }) => id === 'catalogue');
  const labels = column && 'links' in column ? column.links?.map(({ label }) => label) : undefined;
  expect(labels).toEqual(given.hasOffer ? ['Пропозиція', 'Мед'] : ['Мед']);
});

test('the footer has its text and the columns that are not empty', async () => {
  const { footer } = await readShell(api());
  expect(footer.map(({ id }) => id)).toEqual(['about', 'catalogue', 'connection']);
  expect(footer[0]).toEqual({ id: 'about', about: 'Мед і свічки' });
});

test('a preview of one place leaves the others as they are published', async () => {
  const blocks = [{ id: 'news', kind: 'announcement', data: { text: 'Незабаром', link: null } }] as ShownBlock[];
  const shell = await readShell(api(), { place: 'top_bar', blocks });
  expect(shell.topBar).toEqual(blocks);
  expect(shell.menu).toHaveLength(4);
});
