import { expect, test } from 'vitest';
import { CatalogueCache } from './catalogue-cache.ts';

const answer = (word: string) => ({ variantIds: [], build: () => word });

test('what is asked for at the same time is loaded once', async () => {
  const cache = new CatalogueCache();
  let loads = 0;
  const load = async () => {
    loads += 1;
    return answer('one');
  };
  const answers = await Promise.all([cache.getOrLoad('key', load), cache.getOrLoad('key', load)]);
  expect(answers.map((each) => each.build())).toEqual(['one', 'one']);
  await cache.getOrLoad('key', load);
  expect(loads).toBe(1);
});

test('what was being loaded when the catalogue changed is not remembered', async () => {
  const cache = new CatalogueCache();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>();
  const loading = cache.getOrLoad('key', () => promise);
  cache.clear();
  resolve(answer('old'));
  expect((await loading).build()).toBe('old');
  expect((await cache.getOrLoad('key', async () => answer('new'))).build()).toBe('new');
});

test('a failed load is forgotten', async () => {
  const cache = new CatalogueCache();
  await expect(cache.getOrLoad('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await cache.getOrLoad('key', async () => answer('back'))).build()).toBe('back');
});

test('however many searches visitors make up, pages stay remembered', async () => {
  const cache = new CatalogueCache();
  await cache.getOrLoad('page', async () => answer('page'));
  for (let number = 0; number < 6_000; number += 1)
    await cache.getOrLoad(`search-${number}`, async () => answer(''), 'searches');
  expect(cache.size.answers).toBe(1_001);
  expect((await cache.getOrLoad('page', async () => answer('asked again'))).build()).toBe('page');

  cache.clear();
  expect(cache.size).toEqual({ answers: 0, bytes: 0 });
});

test('files about the whole catalogue leave room for pages and for each other', async () => {
  const cache = new CatalogueCache();
  await cache.getOrLoad('page', async () => answer('page'));
  const feed = 'x'.repeat(17 * 1024 * 1024);
  for (const name of ['google', 'yml', 'hotline']) await cache.getOrLoad(name, async () => answer(feed), 'files');
  expect(cache.size.answers).toBe(4);
  expect((await cache.getOrLoad('page', async () => answer('asked again'))).build()).toBe('page');
});

test('what everything is chosen from is weighed by its own word, and neither pages nor files push it out', async () => {
  const cache = new CatalogueCache();
  const largest = 500 * 1024 * 1024;
  const index = (word: string) => async () => ({ ...answer(word), bytes: largest });
  await cache.getOrLoad('index', index('index'), 'indexes');
  expect(cache.size).toEqual({ answers: 1, bytes: 'index'.length + largest });
  await cache.getOrLoad('page', async () => answer('page'));
  for (const name of ['google', 'yml']) await cache.getOrLoad(name, index(name), 'files');
  const kept = [
    await cache.getOrLoad('index', index('again'), 'indexes'),
    await cache.getOrLoad('page', index('again')),
  ];
  expect(kept.map((each) => each.build())).toEqual(['index', 'page']);
});

test('long questions with short answers fill the memory too, and it stays within its bounds', async () => {
  const cache = new CatalogueCache();
  await cache.getOrLoad('x'.repeat(2_000), async () => answer(''));
  expect(cache.size).toEqual({ answers: 1, bytes: 2_008 });
  for (let number = 0; number < 6_000; number += 1) await cache.getOrLoad(`page-${number}`, async () => answer(''));
  expect(cache.size.answers).toBe(5_000);
});
