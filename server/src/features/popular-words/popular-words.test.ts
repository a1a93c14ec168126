import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { signedIn } from '../../../tests/staff.ts';
import { collectPopularWords } from './collect-popular-words.ts';

type TestShop = Awaited<ReturnType<typeof openTestShop>>;

async function openSearchedShop() {
  const shop = await openTestShop({ hasRateLimits: true });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', name: 'Крем' });
  return shop;
}

const note = (shop: TestShop, q: string, network = 1) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/v1/shop/search/note/',
    payload: { q },
    headers: { origin: shop.shop.publicUrl },
    remoteAddress: `10.0.${Math.floor(network / 256)}.${network % 256}`,
  });

async function noteFrom(shop: TestShop, networks: number, q: string) {
  for (let network = 1; network <= networks; network += 1) expect((await note(shop, q, network)).statusCode).toBe(204);
}

const shown = async (shop: TestShop) => (await shop.get('/api/v1/shop/search/popular/')).json().words;
const listed = async (shop: TestShop) =>
  (await shop.database.pool.query(`select name, is_shown, is_own, networks from popular_words order by name`)).rows.map(
    Object.values,
  );
const asks = async (shop: TestShop) =>
  (await shop.database.pool.query(`select words, network from search_asks order by words`)).rows;

test('words asked from twenty networks come before the owner, and before customers only when ticked', async () => {
  await using shop = await openSearchedShop();
  await noteFrom(shop, 20, 'Крем');
  await noteFrom(shop, 19, 'креми');
  await collectPopularWords(shop.shop);
  expect(await listed(shop)).toEqual([['крем', false, false, 20]]);
  expect(await shown(shop)).toEqual([]);

  const owner = await signedIn(shop);
  const [word] = (await owner.get('popular-words/')).json().data;
  expect(word).toMatchObject({ name: 'крем', is_shown: false, networks: 20 });
  expect((await owner.put(`popular-words/${word.id}/`, { ...word, is_shown: true })).statusCode).toBe(200);
  expect(await shown(shop)).toEqual(['крем']);
});

test('one network counts once, however often it asks, and so does it in any letter case', async () => {
  await using shop = await openSearchedShop();
  for (let time = 0; time < 25; time += 1) await note(shop, time % 2 ? 'крем' : ' КРЕМ  ');
  expect(await asks(shop)).toHaveLength(1);
  await collectPopularWords(shop.shop);
  expect(await listed(shop)).toEqual([]);
});

test('a note does not tell who asked', async () => {
  await using shop = await openSearchedShop();
  await note(shop, 'крем', 7);
  const [{ network }] = await asks(shop);
  expect(network).toMatch(/^[\w-]{22}$/);
});

test.each([
  '380671112233',
  'olena@rosa.example',
  'замовлення 1042',
  'к',
  'дуже довгий запит про все, що тільки є на світі',
])('«%s» is not noted', async (q) => {
  await using shop = await openSearchedShop();
  expect((await note(shop, q)).statusCode).toBe(204);
  expect(await asks(shop)).toEqual([]);
});

test('words that find nothing, or only after a correction, are not offered', async () => {
  await using shop = await openSearchedShop();
  await noteFrom(shop, 20, 'диван');
  await noteFrom(shop, 20, 'rhtv');
  await collectPopularWords(shop.shop);
  expect(await listed(shop)).toEqual([]);
});

test('after thirty days a search is forgotten; what was ticked stays, and so do the words of the owner', async () => {
  await using shop = await openSearchedShop();
  await noteFrom(shop, 20, 'крем');
  await noteFrom(shop, 20, 'верба');
  await collectPopularWords(shop.shop);
  await shop.database.pool.query(`update popular_words set is_shown = true where name = 'верба'`);
  await shop.database.pool.query(`insert into popular_words (name, is_shown) values ('своє', false)`);
  await shop.database.pool.query(`update search_asks set asked_on = current_date - 29`);
  await collectPopularWords(shop.shop);
  expect(await listed(shop)).toEqual([
    ['верба', true, false, 20],
    ['крем', false, false, 20],
    ['своє', false, true, 0],
  ]);
  await shop.database.pool.query(`update search_asks set asked_on = current_date - 30`);
  await collectPopularWords(shop.shop);
  expect(await asks(shop)).toEqual([]);
  expect(await listed(shop)).toEqual([
    ['верба', true, false, 0],
    ['своє', false, true, 0],
  ]);
});

test('at most six words are shown: the most asked first, then the own ones in their order', async () => {
  await using shop = await openSearchedShop();
  const owner = await signedIn(shop);
  for (const [position, name] of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'].entries())
    expect((await owner.post('popular-words/', { name, position })).statusCode).toBe(201);
  await shop.database.pool.query(`update popular_words set networks = 21 where name = 'g7'`);
  shop.shop.catalogueCache.clear();
  expect(await shown(shop)).toEqual(['g7', 'a1', 'b2', 'c3', 'd4', 'e5']);
});

test('a network that asks too much is no longer counted', async () => {
  await using shop = await openSearchedShop();
  const statuses = [];
  for (let time = 0; time < 62; time += 1) statuses.push((await note(shop, 'крем')).statusCode);
  expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
