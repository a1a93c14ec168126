import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { drawChart } from './draw-chart.ts';
import type { LoadRun } from './run-load.ts';
import { type Second, secondsOf, shares } from './timeline.ts';

const results = join(import.meta.dirname, '../results');

/** The page, the chart and the figures, for a shop owner and for programs. Answers the page. */
export function writeReport(run: LoadRun, size: { minutes: number; visitors: number }): string {
  const { startedAt, endedAt, tries, intents, disturbances, verdicts } = run;
  const seconds = secondsOf(tries, startedAt, endedAt);
  const since = (moment: number) => Math.round((moment - startedAt) / 100) / 10;
  const marks = disturbances.map(({ beganAt, readyAt, short }) => ({
    from: since(beganAt),
    to: since(readyAt),
    label: short,
  }));
  const kinds = Array.from(
    Map.groupBy(tries, ({ what }) => what),
    ([what, ofKind]) => {
      const answered = ofKind.filter(({ status }) => status > 0 && status < 500);
      return { what, answered: answered.length, triedAgain: ofKind.length - answered.length, ...shares(answered) };
    },
  );
  const told = intents.filter((each) => each.told !== undefined);
  const figures = {
    ...size,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.version,
    requests: tries.length,
    orders: told.length,
    paidByCard: told.filter((each) => each.told!.isPaid).length,
    disturbances: disturbances.map((each, index) => ({ what: each.what, ...marks[index]! })),
    verdicts,
    kinds,
  };
  const page = pageOf(figures);
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'load.svg'), drawChart(seconds, marks));
  writeFileSync(join(results, 'load.md'), page);
  writeFileSync(join(results, 'load.json'), jsonOf(figures, seconds));
  return page;
}

type Figures = {
  minutes: number;
  visitors: number;
  machine: string;
  node: string;
  requests: number;
  orders: number;
  paidByCard: number;
  disturbances: { what: string; from: number; to: number }[];
  verdicts: LoadRun['verdicts'];
  kinds: { what: string; answered: number; triedAgain: number; p50: number | null; p95: number | null }[];
};

function pageOf(figures: Figures): string {
  const { minutes, visitors, machine, node, requests, orders, paidByCard, disturbances, verdicts, kinds } = figures;
  return [
    '# A busy day in a few minutes',
    '',
    `\`npm run load\`: ${visitors} visitors at once for ${minutes} min, on two processes of the shop and one PostgreSQL, all on one`,
    `machine (${machine}, Node ${node}), the visitors included. They look at pages, search, fill carts, order, and pay at the`,
    'emulated bank, which tells the shop of every payment. When a process does not answer, they ask the other one, as a',
    'browser behind a balancer does, with the same key for the same order.',
    '',
    `**${requests} requests, ${orders} orders, ${paidByCard} of them paid by card.** Meanwhile:`,
    '',
    ...disturbances.map(
      ({ what, from, to }) => `- after ${from} s ${what}; all was ready again ${seconds(to - from)} later.`,
    ),
    '',
    'The window of an outage begins with what happened and ends when every process says `/readyz` again; the chart shades it.',
    '',
    '![How long customers waited, second by second](load.svg)',
    '',
    '## Nothing lost, nothing doubled',
    '',
    '| what must hold | breaches |',
    '|---|---|',
    ...verdicts.map(({ rule, breaches }) => `| ${rule} | ${breaches === 0 ? '0' : `**${breaches}**`} |`),
    '',
    '## How long answers took',
    '',
    'Of the whole run, its outages included, in milliseconds. “Tried again” are requests that an outage left without an answer, or',
    'with “try again”; each was answered by another process or a little later, and no customer had to do anything.',
    '',
    '| what was asked for | answered | tried again | half were faster than | 19 of 20 were faster than |',
    '|---|---|---|---|---|',
    ...kinds.map(
      ({ what, answered, triedAgain, p50, p95 }) => `| ${what} | ${answered} | ${triedAgain} | ${p50} | ${p95} |`,
    ),
    '',
  ].join('\n');
}

const seconds = (count: number) => `${Math.round(count * 10) / 10} s`;

/** A second a line: a person can read it, and a difference shows where it is. */
function jsonOf(figures: Figures, seconds: readonly Second[]): string {
  const whole = JSON.stringify(figures, null, 2).slice(0, -2);
  return `${whole},\n  "seconds": [\n${seconds.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]\n}\n`;
}
