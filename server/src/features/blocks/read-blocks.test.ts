import type { ShownBlocks } from '@shop/contract/blocks.ts';
import { type BlockKind, type BlockPlace, blockPlaceNames } from '@shop/domain/block-kinds.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
import { keepPicture } from '../media/keep-picture.ts';
import { insertBlockVersion } from './blocks.queries.ts';
import { parseBlocks } from './read-blocks.ts';

type Written = { kind: BlockKind; data?: object; is_on?: boolean; from?: string; until?: string };

async function publish(shop: TestShop, place: BlockPlace, blocks: readonly Written[]) {
  const stored = parseBlocks(blocks.map((block, index) => ({ id: `b-${index}`, data: {}, ...block })));
  expect(stored).toHaveLength(blocks.length);
  await changeCatalogue(shop.shop, (tx) => insertBlockVersion(tx, { place, blocks: stored }));
}

async function shownIn(shop: TestShop, place: BlockPlace) {
  const reply = await shop.get(`/api/v1/pages/blocks/${place}/`);
  expect(reply.statusCode).toBe(200);
  return (reply.json() as ShownBlocks).blocks;
}

test('before anything is published, every place has neutral blocks', async () => {
  await using shop = await openTestShop();
  const kinds: Partial<Record<BlockPlace, BlockKind[]>> = {};
  for (const place of blockPlaceNames) kinds[place] = (await shownIn(shop, place)).map(({ kind }) => kind);
  expect(kinds).toEqual({
    home: ['banners', 'products', 'brands', 'picture_text', 'newsletter'],
    about: ['story', 'ways'],
    contacts: ['contacts'],
    top_bar: ['delivery_promise'],
    menu: ['menu_brands', 'menu_pages', 'menu_pages', 'menu_pages', 'menu_offer', 'menu_link', 'menu_footnotes'],
    footer: ['about_shop', 'links', 'links', 'links', 'contact_links'],
  });
});

test('products of a rule come with their current stock, those in stock first', async () => {
  await using shop = await openTestShop();
  const brandId = await shop.addBrand();
  for (const [slug, stock] of [
    ['gone', 0],
    ['one', 1],
    ['two', 2],
  ] as const)
    await shop.addProduct({ brandId, slug, variants: [variant(slug, 100_00, { stock })] });
  await shop.addProduct({ brandId, slug: 'archived', isActive: false });
  const shelf = (products: object) => ({ kind: 'products', data: { title: 'Полиця', products } }) as const;
  await publish(shop, 'home', [
    shelf({ rule: 'by_hand', ids: [1, 3, 4, 2, 999] }),
    shelf({ rule: 'brand', id: brandId, count: 2 }),
    shelf({ rule: 'bestsellers', hides_sold_out: true }),
    shelf({ rule: 'goal', id: 7 }),
  ]);
  const slugs = async () =>
    (await shownIn(shop, 'home')).map((block) =>
      (block.data as { products: { slug: string }[] }).products.map((product) => product.slug),
    );
  expect(await slugs()).toEqual([['two', 'one', 'gone'], ['one', 'two'], ['one', 'two'], []]);

  await shop.setStock('two', 0);
  expect(await slugs()).toEqual([['one', 'gone', 'two'], ['one', 'gone'], ['one'], []]);
});

test('links to pages that are not published are left out, and buttons lose theirs', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await owner.put('information-pages/delivery/', { title: 'Доставка', content: '<p>Так</p>' });
  const link = (label: string, target: string | null) => ({ label, link: target });
  await publish(shop, 'footer', [
    {
      kind: 'links',
      data: {
        title: 'Покупцям',
        links: [
          link('Доставка', '/page/Delivery?utm_source=x#top'),
          link('Оплата', '/page/payment'),
          link('Приватність', '/info/privacy/'),
          link('Порожнє', null),
          link('Пропозиція', '/products_collection'),
          link('Партнери', '/partner'),
          link('Сусіди', 'https://example.com/page/payment'),
        ],
      },
    },
  ]);
  const [footer] = await shownIn(shop, 'footer');
  expect((footer!.data as { links: { label: string }[] }).links.map(({ label }) => label)).toEqual([
    'Доставка',
    'Партнери',
    'Сусіди',
  ]);
  await publish(shop, 'menu', [
    { kind: 'menu_link', data: { label: 'Оплата', link: '/page/payment' } },
    { kind: 'menu_link', data: { label: 'Доставка', link: '/page/delivery' } },
  ]);
  expect((await shownIn(shop, 'menu')).map(({ id }) => id)).toEqual(['b-1']);
  await publish(shop, 'top_bar', [{ kind: 'announcement', data: { text: 'Новини', link: '/page/payment' } }]);
  expect(await shownIn(shop, 'top_bar')).toEqual([
    { id: 'b-0', kind: 'announcement', data: { text: 'Новини', link: null } },
  ]);
});

test('pictures, brands and pages of kinds come whole, and what is gone is left out', async () => {
  await using shop = await openTestShop();
  const { db, media } = shop.shop;
  const pixel = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const pictureId = await keepPicture(db, media, pixel);
  for (const slug of ['one', 'two', 'three', 'four']) await shop.addBrand({ slug, name: slug, position: slug.length });
  await shop.addSkinType('Суха', 'sukha');
  await publish(shop, 'home', [
    {
      kind: 'banner',
      data: { picture: { id: pictureId, alt: 'Крем' }, phone_picture: { id: 999 }, link: '/about-us' },
    },
    { kind: 'press', data: { title: 'Про нас', picture: { id: 999 } } },
    { kind: 'brands', data: { title: 'Бренди', brands: [4, 77] } },
    { kind: 'skin_types', data: { title: 'Шкіра' } },
    { kind: 'steps', data: { title: 'Кроки', items: [{ title: 'З нами', text: 'Є й у Києві' }] } },
  ]);
  const blocks = await shownIn(shop, 'home');
  expect(blocks).toMatchObject([
    {
      kind: 'banner',
      data: {
        picture: { alt: 'Крем', width: 1000, height: 500 },
        phone_picture: null,
        link: '/about-us',
        tone: 'dark',
      },
    },
    { kind: 'brands', data: { brands: [{ slug: 'four' }, { slug: 'one' }, { slug: 'two' }] } },
    { kind: 'skin_types', data: { pages: [{ id: 1, name: 'Суха', slug: 'sukha', picture: null }] } },
    { kind: 'steps', data: { items: [{ title: 'З\u00a0нами', text: 'Є\u00a0й\u00a0у\u00a0Києві' }] } },
  ]);
});

test('a block is shown while it is on and in its time', async () => {
  await using shop = await openTestShop();
  const quote = (words: string, more: object) => ({ kind: 'quote', data: { words }, ...more }) as const;
  await publish(shop, 'home', [
    quote('вимкнений', { is_on: false }),
    quote('майбутній', { from: '2099-01-01T00:00:00Z' }),
    quote('минулий', { until: '2020-01-01T00:00:00Z' }),
    quote('теперішній', { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' }),
  ]);
  expect((await shownIn(shop, 'home')).map(({ id }) => id)).toEqual(['b-3']);
});

test('blocks of a kind that this version does not know are left out', async () => {
  await using shop = await openTestShop();
  await shop.database.pool.query(
    `insert into block_versions (place, version, blocks) values ('top_bar', 1, '[{"id": "x", "kind": "later"}, {"id": "y", "kind": "delivery_promise", "data": {}}]')`,
  );
  expect(await shownIn(shop, 'top_bar')).toEqual([{ id: 'y', kind: 'delivery_promise', data: {} }]);
});
