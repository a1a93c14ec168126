import type { Facet } from '@shop/domain/facets.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { facetParameters } from './listing-parameters.ts';
import { facetCounts } from './listings.ts';

const facets = [
  { name: 'goal', test: 'any', list: 'goals' },
  { name: 'without', test: 'none', list: 'ingredients_to_avoid' },
  { name: 'vegan', test: 'flag' },
  { name: 'spf', test: 'range', largest: 100 },
  { name: 'cost', test: 'range', largest: 500, isMoney: true },
] as const satisfies readonly Facet[];
type Each = (typeof facets)[number];

const about = { vegan: 'Only vegan ones', spf_from: 'At least', spf_to: 'At most', cost_from: 'From', cost_to: 'To' };
const query = z.object(facetParameters<Each>(facets, about));

test('each facet is a parameter of its test', () => {
  expect(query.parse({ goal: 'glow,calm', without: ['spyrt', 'spyrt'], vegan: 'true', spf_from: '30' })).toEqual({
    goal: ['calm', 'glow'],
    without: ['spyrt'],
    vegan: true,
    spf_from: 30,
  });
  expect(z.toJSONSchema(query, { io: 'input' }).properties).toMatchObject({
    goal: { description: 'Slugs of goals, separated by commas or repeated: products of any of them' },
    without: {
      description: 'Slugs of ingredients to avoid, separated by commas or repeated: products of none of them',
    },
    vegan: { description: 'Only vegan ones' },
    cost_to: { description: 'To', maximum: 500 },
  });
});

test.each([
  { without: Array.from({ length: 10_000 }, (_, number) => `n${number}`).join() },
  { goal: Array.from({ length: 21 }, (_, number) => `n${number}`) },
  { without: '%' },
  { vegan: 'false' },
  { spf_to: '101' },
  { spf: '30' },
])('what does not fit its facet is refused or left out: %#', (given) => {
  const { success, data } = query.safeParse(given);
  expect(success ? data : undefined).toEqual('spf' in given ? {} : undefined);
});

test('the answer counts names, flags and ranges', () => {
  const counts = z.object(facetCounts<Each>(facets));
  const answer = {
    goals: [{ name: 'Сяяння', slug: 'glow', count: 2 }],
    ingredients_to_avoid: [{ name: 'Спирт', slug: 'spyrt', count: 7 }],
    vegan: 3,
    spf: { from: 15, to: 50 },
    cost: { from: '120.00', to: '300.50' },
  };
  expect(counts.parse(answer)).toEqual(answer);
  expect(counts.parse({ ...answer, spf: null, cost: null })).toMatchObject({ spf: null, cost: null });
  expect(counts.safeParse({ ...answer, cost: { from: 1, to: 2 } }).success).toBe(false);
});
