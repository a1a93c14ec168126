import { budgets, fullCheckoutScripts, kinds, type Weight } from '../browser-tests/page-weight.ts';
import { goalsOf, growthOf } from './goals.ts';
import type { Figures } from './parts.ts';
import { table } from './table.ts';

export type Run = { at: string; machine: string; node: string; seconds: number; figures: Figures };

const heads: Record<string, string> = {
  coldSeconds: 'first start, on an empty data folder, s',
  warmSeconds: 'any later start, s',
  idleMebibytes: 'memory of an idle demonstration, MiB',
  perSecond: 'requests/s',
  p50: 'p50, ms',
  p95: 'p95, ms',
  bareNodePerSecond: 'bare Node/s',
  ofBareNode: 'of bare Node',
  nginxPerSecond: 'nginx/s',
  ofNginx: 'of nginx',
  hasCart: 'full cart',
  lcpMs: 'LCP, ms',
  cls: 'CLS',
  tbtMs: 'TBT, ms',
  bestPractices: 'best practices',
  fcpMs: 'FCP, ms',
  speedIndexMs: 'speed index, ms',
  missing: 'what is missing',
  directPerSecond: 'directly/s',
  ofDirect: 'of direct',
  statements: 'statements an order',
  breaches: 'entries that do not add up',
  mebibytes: 'MiB',
  pauseMs: 'longest pause, ms',
  cpuMs: 'CPU, ms',
};

type Tables = { [Name in keyof Figures]-?: (figures: NonNullable<Figures[Name]>) => (readonly object[])[] };
const tables: Tables = {
  start: (start) => [[start]],
  pages: ({ cached, rendered, answers }) => [cached, rendered, answers],
  pageLoads: (loads) => [
    loads.map(({ weight, ...load }) => load),
    [
      ...loads.map(({ path, hasCart, weight }) => ({ path, hasCart, ...kibibytesOf(weight) })),
      { path: 'budget, KiB', ...kibibytesOf(budgets) },
      { path: 'budget of a full checkout, KiB', ...kibibytesOf({ ...budgets, script: fullCheckoutScripts }) },
    ],
  ],
  lighthouse: (pages) => [pages],
  catalogue: (questions) => [questions],
  cities: (questions) => [questions],
  orders: (orders) => [orders],
  adminApp: (questions) => [questions],
  imports: (files) => [files],
  files: (files) => [files],
  growth: (growth) => {
    const bySize = <Cell>(cell: (size: (typeof growth)[number]) => Cell) =>
      Object.fromEntries(growth.map((size) => [`${size.products} products`, cell(size)]));
    return [
      growthOf(growth).map(({ what, times }) => ({
        'p50, ms': what,
        ...bySize((size) => size.times[what]?.p50),
        growth: `${times}×`,
      })),
      Object.keys(growth[0]?.wholeCatalogue ?? {}).flatMap((what) => [
        { 'the whole catalogue, ms': what, ...bySize(({ wholeCatalogue }) => wholeCatalogue[what]?.takes) },
        {
          'the whole catalogue, ms': '– others wait at most',
          ...bySize(({ wholeCatalogue }) => wholeCatalogue[what]?.othersWait),
        },
      ]),
      [{ '': 'memory, MiB', ...bySize(({ memoryMebibytes }) => memoryMebibytes) }],
    ];
  },
};

const kibibytesOf = (weight: Weight) =>
  Object.fromEntries(kinds.map((kind) => [kind, weight[kind] && Math.round(weight[kind] / 102.4) / 10]));

/** The tables of a run by part, with its goals and circumstances. */
export function tablesOf({ at, machine, node, seconds, figures }: Run): Record<string, string> {
  const measured = (Object.keys(tables) as (keyof Figures)[])
    .filter((name) => figures[name] !== undefined)
    .map((name) => [
      name,
      tables[name](figures[name] as never)
        .map((rows) => table(rows, heads))
        .join('\n\n'),
    ]);
  return {
    run: `${at.slice(0, 10)}, ${machine}, Node ${node}. The whole run took ${seconds} s.`,
    goals: table(goalsOf(figures)),
    ...Object.fromEntries(measured),
  };
}

/** A page with its tables replaced, each between `<!-- name -->` and `<!-- end -->`. */
export const fillPage = (page: string, filling: Record<string, string>) =>
  page.replace(
    /<!-- (\w+) -->\n.*?<!-- end -->/gs,
    (_, name: string) => `<!-- ${name} -->\n${filling[name] ?? 'Not measured.'}\n<!-- end -->`,
  );
