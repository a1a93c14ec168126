import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestShop } from '../../server/tests/open-test-shop.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';

/** What people type, and the first product that they should see. Without one, nothing may be found. */
const Questions = z.array(
  z.strictObject({
    q: z.string(),
    first: z.string().nullable(),
    found_by: z.string().optional(),
    corrected: z.string().optional(),
  }),
);
const questions = Questions.parse(JSON.parse(readFileSync(new URL('search-questions.json', import.meta.url), 'utf8')));

let shop: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.shop.db.transaction((tx) => loadDemoCatalogue(tx, shop.shop.media));
});

test('there are questions of every sort, and none twice', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  expect(questions.filter(({ first }) => first === null).length).toBeGreaterThanOrEqual(35);
  expect(new Set(questions.map(({ q }) => q)).size).toBe(questions.length);
});

test('every question finds first what is expected, for the expected reason', async () => {
  const answers = [];
  for (const { q } of questions) {
    const reply = await shop.get(`/api/v1/shop/search/?${new URLSearchParams({ q, limit: '1' })}`);
    const [hit] = reply.json();
    const corrected = reply.headers['x-search-corrected'];
    answers.push({
      q,
      first: hit?.slug ?? null,
      ...(hit && { found_by: hit.found_by }),
      ...(corrected !== undefined && { corrected: decodeURIComponent(String(corrected)) }),
    });
  }
  expect(answers).toEqual(questions);
});
