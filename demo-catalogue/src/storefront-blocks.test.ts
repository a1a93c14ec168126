import type { ShownBlock, ShownBlocks } from '@shop/contract/blocks.ts';
import { type BlockPlace, blockPlaceNames } from '@shop/domain/block-kinds.ts';
import { defaultBlocks } from '@shop/server/features/blocks/default-blocks.ts';
import { keepFormerContent } from '@shop/server/features/shop-settings/former-content.ts';
import { readPublicSettings, savePublicSettings } from '@shop/server/features/shop-settings/public-settings.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../server/tests/open-test-shop.ts';
import { demoContent } from './demo-content.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

const blocksOf = async (shop: TestShop, place: BlockPlace) =>
  ((await shop.get(`/api/v1/pages/blocks/${place}/`)).json() as ShownBlocks).blocks;
const kinds = (blocks: readonly { kind: string }[]) => blocks.map(({ kind }) => kind);
const find = <Kind extends ShownBlock['kind']>(blocks: readonly ShownBlock[], kind: Kind) =>
  blocks.find((block) => block.kind === kind) as ShownBlock<Kind>;

/** As the start of a shop does it. */
const start = (shop: TestShop) =>
  keepFormerContent(shop.shop.db, (tx) => demoContent.loadFormerContent(tx, shop.shop.media));
const mark = (shop: TestShop) =>
  shop.database.pool.query(`insert into shop_settings (name, value) values ('keeps_former_content', 'true')`);

test('the demonstration shows what it showed before its pages were made of blocks', async () => {
  await using shop = await openTestShop();
  await shop.shop.db.transaction((tx) => loadDemoCatalogue(tx, shop.shop.media));
  const home = await blocksOf(shop, 'home');
  expect(kinds(home)).toEqual([
    'banners',
    'products',
    'brands',
    'picture_text',
    'story',
    'picture_text',
    'press',
    'newsletter',
  ]);
  const { products } = find(home, 'products').data;
  const best = (await shop.get('/api/v1/shop/best-products/')).json();
  expect(products).toEqual(best);
  expect(find(home, 'banners').data.banners).toEqual((await shop.get('/api/v1/shop/home-banner/')).json());
  expect(find(home, 'brands').data.brands.map(({ slug }) => slug)).toEqual(['verba', 'nordica-derm', 'kvitka']);
  expect(find(home, 'story').data.lead).toContain('«Роса»\u00a0— крамниця доглядової косметики');
  expect(find(home, 'press').data).toMatchObject({ picture: { width: 2240 }, phone_picture: { width: 700 } });
  expect(kinds(await blocksOf(shop, 'about'))).toEqual(['story', 'steps', 'picture_text', 'ways']);
  expect(kinds(await blocksOf(shop, 'contacts'))).toEqual(['contacts', 'film']);
  const footer = (await blocksOf(shop, 'footer')).filter(({ kind }) => kind === 'links') as ShownBlock<'links'>[];
  expect(footer.map(({ data }) => data.links.map(({ link }) => link))).toEqual([
    ['/#brands', '/products_collection', '/sertificates'],
    ['/page/delivery', '/page/payment', '/page/loyalty', '/page/terms'],
    ['/about-us', '/contacts', '/partner'],
  ]);
  const versions = (await shop.rows('block_versions')) as { place: string; version: number }[];
  expect(versions.map(({ place, version }) => [place, version]).toSorted()).toEqual(
    blockPlaceNames.map((place) => [place, 1]).toSorted(),
  );
});

test('a shop that was at work keeps its texts under its own name, once', async () => {
  await using shop = await openTestShop();
  await shop.shop.db.transaction(async (tx) =>
    savePublicSettings(tx, { ...(await readPublicSettings(tx)), name: 'Лавка' }),
  );
  await mark(shop);
  await start(shop);
  const home = await blocksOf(shop, 'home');
  expect(find(home, 'story').data.lead).toContain('«Лавка»');
  expect(find(home, 'newsletter').data.title).toBe('Лист із\u00a0росою');
  const settings = (await shop.rows('shop_settings')) as { name: string }[];
  expect(settings.map(({ name }) => name).toSorted()).toEqual(['certificate_numbers', 'look', 'public_settings']);
  const versions = await shop.rows('block_versions');
  expect(versions).toHaveLength(6);

  await start(shop);
  expect(await shop.rows('block_versions')).toEqual(versions);
});

test('former content that cannot be loaded leaves its mark for the next start', async () => {
  await using shop = await openTestShop();
  await mark(shop);
  const settings = await shop.rows('shop_settings');
  const failing = keepFormerContent(shop.shop.db, async (tx) => {
    await demoContent.loadFormerContent(tx, shop.shop.media);
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await shop.rows('block_versions')).toEqual([]);
  expect(await shop.rows('shop_settings')).toEqual(settings);
});

test('a new shop has the default blocks, which tell nothing about it', async () => {
  await using shop = await openTestShop();
  await start(shop);
  expect(await shop.rows('block_versions')).toEqual([]);
  for (const place of blockPlaceNames) {
    const blocks = await blocksOf(shop, place);
    expect(kinds(blocks)).toEqual(kinds(defaultBlocks[place]));
    expect(JSON.stringify(blocks)).not.toMatch(/Рос[аиу]|росою|бренд[аи]м|косметолог|тварин|безкоштовн/i);
  }
});
