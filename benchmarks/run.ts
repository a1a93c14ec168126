// `npm run bench`: how fast the shop is on this machine. Starts all it needs itself, on loopback, and ends within ten minutes.
// `npm run bench -- orders growth` measures these parts alone, and keeps nothing.

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, type as systemType, totalmem } from 'node:os';
import { join } from 'node:path';
import { measurePart } from './measure-part.ts';
import { type Figures, type Part, parts } from './parts.ts';
import { goalsOf } from './report/goals.ts';
import { figuresPage, resultsPage } from './report/pages.ts';

const chosen = process.argv.slice(2) as Part[];
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const startedAt = performance.now();
const figures: Figures = {};
/** All parts together, whatever the machine is: less than ten minutes. */
const mostSeconds = 590;
const elapsed = () => Math.round((performance.now() - startedAt) / 1_000);
for (const [name, { seconds: wished }] of Object.entries(parts) as [Part, (typeof parts)[Part]][]) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const seconds = Math.min(wished, mostSeconds - elapsed());
  console.log(`Measuring ${name}, for at most ${seconds} s …`);
  figures[name] = (await measurePart(name, seconds)) as never;
}

const run = {
  at: new Date().toISOString(),
  machine: `${availableParallelism()} × ${cpus()[0]?.model || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${systemType()} ${release()}`,
  node: process.version,
  seconds: elapsed(),
  figures,
};
console.log(resultsPage(run));
if (chosen.length === 0) keep();

function keep() {
  const results = join(import.meta.dirname, 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(join(results, 'latest.md'), resultsPage(run));
  writeFileSync(join(import.meta.dirname, '../docs/figures.md'), figuresPage(run));
  const { figures, ...circumstances } = run;
  appendFileSync(join(results, 'history.jsonl'), `${JSON.stringify({ ...circumstances, goals: goalsOf(figures) })}\n`);
}
