import type { ShownBlocks } from '@shop/contract/blocks.ts';
import { type BlockKind, type BlockPlace, blockPlaceNames } from '@shop/domain/block-kinds.ts';
import { expect, test } from 'vitest';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../tests/orders.ts';
import { changeCatalogue } from '../catalogue-cache/index.ts';
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
  const shelf = (products: object) => ({ kind: 'products', data: { title: 'Полиця', products } }) as const;
  await publish(shop, 'home', [
    shelf({ rule: 'by_hand', ids: [1, 3, 2, 999] }),
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
