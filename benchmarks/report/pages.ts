import type { Figures, Part } from '../parts.ts';
import { goalsOf } from './goals.ts';
import { type Section, sections } from './sections.ts';
import { table } from './table.ts';

export type Run = { at: string; machine: string; node: string; seconds: number; figures: Figures };

/** The bare tables of a run. */
export function resultsPage(run: Run): string {
  return pageOf('Benchmarks', [
    circumstances(run),
    goals(run),
    ...measured(run).flatMap(({ title, tables }) => [`## ${title}`, ...tables]),
  ]);
}

/** The tables with what they mean, for whoever owns a shop. */
export function figuresPage(run: Run): string {
  return pageOf('Figures', [
    'Written by `npm run bench`, which measures all of this anew on the machine where it runs: one command, no accounts, under ten minutes. Machines differ, so what counts most are the ratios: both sides of each are measured in the same run.',
    circumstances(run),
    'p50: half of all were at most so long; p95: all but one of twenty were.',
    '## Goals',
    goals(run),
    ...measured(run).flatMap(({ title, meaning, how, tables }) => [`## ${title}`, meaning, ...tables, `*How:* ${how}`]),
  ]);
}

function measured({ figures }: Run): Section[] {
  return (Object.keys(sections) as Part[]).flatMap((name) => {
    const found = figures[name];
    return found === undefined ? [] : (sections[name] as (figures: unknown) => Section)(found);
  });
}

function circumstances({ at, machine, node, seconds, figures }: Run): string {
  const absent = (Object.keys(sections) as Part[]).filter((name) => figures[name] === undefined);
  return [
    `${at.slice(0, 10)}, ${machine}, Node ${node}. The whole run took ${seconds} s.`,
    ...(absent.length > 0 ? [`Not measured, or given up for want of time: ${absent.join(', ')}.`] : []),
  ].join(' ');
}

function goals({ figures }: Run): string {
  return table(
    ['what', 'goal', 'found', ''],
    goalsOf(figures).map(({ what, goal, found, isMet }) => [what, goal, found, isMet ? 'met' : '**missed**']),
  );
}

const pageOf = (title: string, parts: readonly string[]) => `${[`# ${title}`, ...parts].join('\n\n')}\n`;
