import { budgets, fullCheckoutScripts, type Kind, kinds } from '../../browser-tests/page-weight.ts';
import type { Figures } from '../parts.ts';

export type Goal = { what: string; goal: string; found: number; isMet: boolean };

/** Each figure that must not get worse, and whether it is as good as it must be. What was not measured is not in it. */
export function goalsOf({ pages, orders, imports, growth, pageLoads }: Figures): Goal[] {
  return [
    ...(pages?.cached ?? []).map(({ path, ofBareNode }) =>
      atLeast(`${path} from memory, of bare Node`, 0.85, ofBareNode),
    ),
    ...(orders ?? []).flatMap(({ database, ofDirect, breaches }) => [
      atLeast(`orders through HTTP, of the same statements alone, ${database}`, 0.5, ofDirect),
      atMost(`entries that do not add up after the orders, ${database}`, 0, breaches),
    ]),
    ...(imports ?? []).map(({ what, pauseMs }) => atMost(`longest pause, ms: ${what}`, 200, pauseMs)),
    ...growthOf(growth ?? []).map(({ what, times }) => atMost(`${what}, growth`, 1.5, times)),
    ...(pageLoads === undefined ? [] : weightGoals(pageLoads)),
  ];
}

function weightGoals(loads: NonNullable<Figures['pageLoads']>): Goal[] {
  const [checkout, others] = [true, false].map((isIt) => loads.filter(({ path }) => (path === '/checkout') === isIt));
  return [
    ...kinds.map((kind) => atMost(`heaviest ${kind} of a page, KiB`, budgets[kind] / 1024, heaviest(others!, kind))),
    atMost('scripts of a full checkout, KiB', fullCheckoutScripts / 1024, heaviest(checkout!, 'script')),
  ];
}

function heaviest(loads: NonNullable<Figures['pageLoads']>, kind: Kind): number {
  return Math.round(Math.max(0, ...loads.map(({ weight }) => weight[kind] ?? 0)) / 102.4) / 10;
}

/** How many times longer it takes in the largest shop than in the smallest. */
export function growthOf(growth: NonNullable<Figures['growth']>): { what: string; times: number }[] {
  const smallest = growth[0];
  const largest = growth.at(-1);
  if (smallest === undefined || largest === undefined) return [];
  return Object.entries(largest.times).map(([what, { p50 }]) => ({
    what,
    times: Math.round((p50 / (smallest.times[what]?.p50 || 0.1)) * 100) / 100,
  }));
}

const atLeast = (what: string, goal: number, found: number): Goal => ({
  what,
  goal: `≥ ${goal}`,
  found,
  isMet: found >= goal,
});
const atMost = (what: string, goal: number, found: number): Goal => ({
  what,
  goal: `≤ ${goal}`,
  found,
  isMet: found <= goal,
});
