import { expect, test } from 'vitest';
import { CatalogueMemory } from './catalogue-memory.ts';

const answer = (word: string) => ({ variantIds: [], build: () => word });

test('what is asked for at the same time is loaded once', async () => {
  const memory = new CatalogueMemory();
  let loads = 0;
  const load = async () => {
    loads += 1;
    return answer('one');
  };
  const answers = await Promise.all([memory.remember('key', load), memory.remember('key', load)]);
  expect(answers.map((each) => each.build())).toEqual(['one', 'one']);
  await memory.remember('key', load);
  expect(loads).toBe(1);
});

test('what was being loaded when the catalogue changed is not remembered', async () => {
  const memory = new CatalogueMemory();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>();
  const loading = memory.remember('key', () => promise);
  memory.forget();
  resolve(answer('old'));
  expect((await loading).build()).toBe('old');
  expect((await memory.remember('key', async () => answer('new'))).build()).toBe('new');
});

test('a failed load is forgotten', async () => {
  const memory = new CatalogueMemory();
  await expect(memory.remember('key', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await memory.remember('key', async () => answer('back'))).build()).toBe('back');
});

test('however many searches visitors make up, pages stay remembered', async () => {
  const memory = new CatalogueMemory();
  await memory.remember('page', async () => answer('page'));
  for (let number = 0; number < 6_000; number += 1)
    await memory.remember(`search-${number}`, async () => answer(''), 'searches');
  expect(memory.size.answers).toBe(1_001);
  expect((await memory.remember('page', async () => answer('asked again'))).build()).toBe('page');

  memory.forget();
  expect(memory.size).toEqual({ answers: 0, bytes: 0 });
});

test('files about the whole catalogue leave room for pages and for each other', async () => {
  const memory = new CatalogueMemory();
  await memory.remember('page', async () => answer('page'));
  const feed = 'x'.repeat(17 * 1024 * 1024);
  for (const name of ['google', 'yml', 'hotline']) await memory.remember(name, async () => answer(feed), 'files');
  expect(memory.size.answers).toBe(4);
  expect((await memory.remember('page', async () => answer('asked again'))).build()).toBe('page');
});

test('what everything is chosen from is weighed by its own word, and neither pages nor files push it out', async () => {
  const memory = new CatalogueMemory();
  const largest = 500 * 1024 * 1024;
  const index = (word: string) => async () => ({ ...answer(word), bytes: largest });
  await memory.remember('index', index('index'), 'indexes');
  expect(memory.size).toEqual({ answers: 1, bytes: 'index'.length + largest });
  await memory.remember('page', async () => answer('page'));
  for (const name of ['google', 'yml']) await memory.remember(name, index(name), 'files');
  const kept = [
    await memory.remember('index', index('again'), 'indexes'),
    await memory.remember('page', index('again')),
  ];
  expect(kept.map((each) => each.build())).toEqual(['index', 'page']);
});

test('long questions with short answers fill the memory too, and it stays within its bounds', async () => {
  const memory = new CatalogueMemory();
  await memory.remember('x'.repeat(2_000), async () => answer(''));
  expect(memory.size).toEqual({ answers: 1, bytes: 2_008 });
  for (let number = 0; number < 6_000; number += 1) await memory.remember(`page-${number}`, async () => answer(''));
  expect(memory.size.answers).toBe(5_000);
});
