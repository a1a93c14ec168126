import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { sampleBlock, sampleKinds } from '../../../tests/sample-blocks.ts';
import { Blocks } from './blocks.tsx';
import type { PageBlock, PagePlace } from './page-block.ts';

const shop = {
  phone: '+380441234567',
  email: 'hello@shop.example',
  working_hours: 'щодня з 9:00',
  pickup_address: 'вул. Медова, 1',
  social: { instagram: null, telegram: 'https://t.me/shop', facebook: null },
};

const Page = ({ loaderData }: { loaderData: ComponentProps<typeof Blocks> }) => <Blocks {...loaderData} />;

async function show(blocks: readonly PageBlock[], place: PagePlace = 'home', title?: string, hasTerms = true) {
  await openPage(Page, {
    data: { blocks, place, title },
    shell: { shop, publishedPages: hasTerms ? ['/page/terms'] : [] },
  });
}

const headings = () =>
  screen.queryAllByRole('heading').map((heading) => `${heading.tagName.toLowerCase()} ${heading.textContent}`);
const words = () => document.body.textContent?.replaceAll('\u00a0', ' ');

test.each([
  ['banner', 'ЗнижкиЦього тижняДетальніше'],
  ['facts', 'Власна пасікапід Каневом'],
  ['brands', 'БрендиVerbaТрави'],
  ['skin_types', 'Тип шкіриОберіть свійСуха'],
  ['goals', 'Що турбує?Сухість'],
  ['picture_text', 'Про землюРахуємо коробкиПапірзамість плівкиДокладніше'],
  ['story', 'Наша історіяУсе почалося з медуРазДва'],
  ['quote', 'Найкращий медОленка'],
  ['steps', 'Як ми працюємоЧитаємо складУважно'],
  ['ways', 'Маєте кабінет?Стати партнером'],
  ['press', 'Про нас пишуть'],
  ['rich_text', 'УмовиДуже прості'],
  ['film', 'Без звуку'],
] as const)('%s shows its words', async (kind, shown) => {
  await show([sampleBlock(kind)]);
  expect(words()).toBe(shown);
});

test('banners turn, products scroll, the newsletter has its form, contacts are those of the settings', async () => {
  await show(['banners', 'products', 'newsletter', 'contacts'].map((kind) => sampleBlock(kind as 'banners')));
  expect(screen.getByRole('region', { name: 'Банери' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Наступні: Новинки' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Гель' })).toHaveAttribute('href', '/product/gel');
  expect(screen.getByRole('button', { name: 'Підписатися' })).toBeInTheDocument();
  expect(screen.getByText('Відповідаємо щодня з 9:00. Найшвидше в Telegram.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^\+38/ })).toHaveAttribute('href', 'tel:+380441234567');
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/shop');
});

test('blocks stand in their order, and their headings are below the one of the page', async () => {
  await show(['steps', 'ways', 'story', 'quote', 'rich_text'].map((kind) => sampleBlock(kind as 'steps')));
  expect(headings()).toEqual([
    'h2 Як ми працюємо',
    'h3 Читаємо склад',
    'h2 Маєте кабінет?',
    'h2 Наша історія',
    'h2 Умови',
  ]);
});

test.each([
  ['story', ['h1 Наша історія', 'h2 Умови']],
  ['steps', ['h1 Як ми працюємо', 'h2 Читаємо склад', 'h2 Умови']],
  ['contacts', ['h1 Контакти', 'h2 Умови']],
  ['quote', ['h1 Про нас', 'h2 Умови']],
  ['products', ['h1 Про нас', 'h2 Новинки', 'h3 Гель', 'h2 Умови']],
  ['banners', ['h1 Про нас', 'h2 rosa', 'h2 mavka', 'h2 verba', 'h2 solis', 'h2 kvit', 'h2 Умови']],
] as const)('a page that begins with %s has one heading of its own', async (kind, expected) => {
  await show([sampleBlock(kind), sampleBlock('rich_text')], 'about', 'Про нас');
  const all = [...document.querySelectorAll('h1, h2, h3')];
  expect(all.map((heading) => `${heading.tagName.toLowerCase()} ${heading.textContent}`)).toEqual(expected);
});

test('a page without blocks has its heading all the same', async () => {
  await show([], 'about', 'Про нас');
  expect(headings()).toEqual(['h1 Про нас']);
});

test('kinds that stand twice have ids of their own, and each section is named by its heading', async () => {
  const twice = sampleKinds.flatMap((kind) => [sampleBlock(kind, {}, `${kind}-1`), sampleBlock(kind, {}, `${kind}-2`)]);
  await show(twice);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const section of document.querySelectorAll('[aria-labelledby]')) {
    const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '');
    expect(heading?.textContent, section.className).toBeTruthy();
  }
});

test('links to «Новинки» lead to the first products, whatever the ids of their blocks are', async () => {
  await show([
    sampleBlock('products', { title: 'Хіти' }, 'hits'),
    sampleBlock('products', { title: 'Новинки' }, 'new-products'),
  ]);
  const ids = ['Хіти', 'Новинки'].map((name) => screen.getByRole('region', { name }).id);
  expect(ids).toEqual(['new-products', 'hits']);
});

test('only the first picture of a page does not wait until it is near', async () => {
  await show(['facts', 'story', 'picture_text', 'brands', 'banner'].map((kind) => sampleBlock(kind as 'facts')));
  const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});

test('a film after the contacts stands beside them, and any other one alone', async () => {
  await show(['contacts', 'film', 'quote'].map((kind) => sampleBlock(kind as 'film')));
  const contacts = screen.getByRole('region', { name: 'Контакти' });
  expect(within(contacts).getByLabelText('Відео про крамницю', { exact: true })).toBeInTheDocument();
  expect(document.querySelectorAll('video')).toHaveLength(1);
});

test('a link to another site opens there in a new tab; a button without words or without a link is none', async () => {
  await show([
    sampleBlock('picture_text', { link: 'https://example.com/' }, 'outside'),
    sampleBlock('picture_text', { link: null, title: 'Без посилання' }, 'no-link'),
    sampleBlock('picture_text', { button: '', title: 'Без кнопки' }, 'no-button'),
  ]);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveAttribute('href', 'https://example.com/');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the newsletter leads to the terms while they are published', async () => {
  await show([sampleBlock('newsletter')], 'home', undefined, false);
  expect(screen.queryByRole('link')).toBeNull();
  expect(words()).toContain('відписатися можна будь-коли.');
});
