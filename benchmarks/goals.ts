import { budgets, fullCheckoutScripts, kinds } from '../browser-tests/page-weight.ts';
import type { Figures } from './parts.ts';

/** Figures that must not get worse, and whether they meet their goals. Figures that were not measured are absent. */
export function goalsOf({
  start,
  pages,
  orders = [],
  imports = [],
  files = [],
  growth = [],
  pageLoads,
  lighthouse = [],
}: Figures) {
  return [
    ...(start === undefined ? [] : startGoals(start)),
    ...(pages?.cached ?? []).map(({ path, ofBareNode }) =>
      atLeast(`${path} from the cache, of bare Node`, 0.85, ofBareNode),
    ),
    ...orders.flatMap(({ database, ofDirect, breaches }) => [
      atLeast(`orders through HTTP, of the same statements alone, ${database}`, 0.5, ofDirect),
      atMost(`entries that do not add up after the orders, ${database}`, 0, breaches),
    ]),
    ...[...imports, ...files].map(({ what, pauseMs }) => atMost(`longest pause, ms: ${what}`, 200, pauseMs)),
    ...growthOf(growth).map(({ what, times }) => atMost(`${what}, growth`, 1.5, times)),
    ...(pageLoads === undefined ? [] : weightGoals(pageLoads)),
    ...lighthouse.flatMap(({ path, performance, fcpMs, lcpMs }) => [
      atLeast(`Lighthouse, performance of ${path}`, 98, performance),
      atMost(`Lighthouse, first paint of ${path}, ms`, 1_300, fcpMs),
      atMost(`Lighthouse, largest paint of ${path}, ms`, 1_800, lcpMs),
    ]),
    ...(pages?.rendered ?? [])
      .filter(isOfPageAlone)
      .map(({ path, cpuMs }) => atMost(`CPU of ${path}, ms`, mostCpuMs(path), cpuMs)),
  ];
}

function startGoals({ coldSeconds, warmSeconds, idleMebibytes }: NonNullable<Figures['start']>) {
  return [
    atMost('first start, on an empty data folder, s', 9, coldSeconds),
    atMost('any later start, s', 2, warmSeconds),
    atMost('memory of an idle demonstration, MiB', 450, idleMebibytes),
  ];
}

function weightGoals(loads: NonNullable<Figures['pageLoads']>) {
  const [checkout, others] = [true, false].map((isIt) => loads.filter(({ path }) => (path === '/checkout') === isIt));
  const heaviest = (of: typeof loads | undefined, kind: (typeof kinds)[number]) =>
    Math.round(Math.max(0, ...(of ?? []).map(({ weight }) => weight[kind] ?? 0)) / 102.4) / 10;
  return [
    ...kinds.map((kind) => atMost(`heaviest ${kind} of a page, KiB`, budgets[kind] / 1024, heaviest(others, kind))),
    atMost('scripts of a full checkout, KiB', fullCheckoutScripts / 1024, heaviest(checkout, 'script')),
  ];
}

/** After any change all answers are read from the database, too. */
const isOfPageAlone = ({ path }: { path: string }) => !path.includes('any change');
const mostCpuMs = (path: string) => (path.startsWith('/product') ? 12 : 25);

/** The ratio of the times in the largest and the smallest shop. */
export function growthOf(growth: NonNullable<Figures['growth']>) {
  const smallest = growth[0]?.times ?? {};
  return Object.entries(growth.at(-1)?.times ?? {}).map(([what, { p50 }]) => ({
    what,
    times: Math.round((p50 / (smallest[what]?.p50 || 0.1)) * 100) / 100,
  }));
}

const goal = (what: string, limit: string, found: number, isMet: boolean) => ({
  what,
  goal: limit,
  found,
  '': isMet ? 'met' : '**missed**',
});
const atLeast = (what: string, least: number, found: number) => goal(what, `≥ ${least}`, found, found >= least);
const atMost = (what: string, most: number, found: number) => goal(what, `≤ ${most}`, found, found <= most);
