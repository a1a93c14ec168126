// `npm run bench`: how fast the shop is on this machine. Starts all it needs itself, on loopback, and ends within ten minutes.
// `npm run bench -- orders growth` measures only these parts and saves nothing; with `--save` it replaces
// their figures among the saved ones. Lighthouse is measured only when it is asked for.

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, type as systemType, totalmem } from 'node:os';
import { join } from 'node:path';
import { measurePart } from './measure-part.ts';
import { allParts, type Figures, onlyAskedFor, type Part } from './parts.ts';
import { fillPage, tablesOf } from './tables.ts';

const given = process.argv.slice(2);
const isKept = given.includes('--save');
const chosen = given.filter((argument) => argument !== '--save') as Part[];
const unknown = chosen.filter((name) => !Object.hasOwn(allParts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(allParts).join(', ')}`);
  process.exit(2);
}
const startedAt = performance.now();
const figures: Figures = {};
/** The timeout of all parts together, on any machine: less than ten minutes. */
const mostSeconds = 590;
const elapsed = () => Math.round((performance.now() - startedAt) / 1_000);
for (const [name, { seconds: wished }] of Object.entries(allParts) as [Part, (typeof allParts)[Part]][]) {
  if (chosen.length > 0 ? !chosen.includes(name) : Object.hasOwn(onlyAskedFor, name)) continue;
  const seconds = Math.min(wished, mostSeconds - elapsed());
  console.log(`Measuring ${name}, for at most ${seconds} s …`);
  figures[name] = (await measurePart(name, seconds)) as never;
}

const results = join(import.meta.dirname, 'results/latest.json');
const measured = {
  at: new Date().toISOString(),
  machine: `${availableParallelism()} × ${cpus()[0]?.model || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${systemType()} ${release()}`,
  node: process.version,
  seconds: elapsed(),
  figures,
};
const saved = JSON.parse(readFileSync(results, 'utf8')) as typeof measured;
const { lighthouse } = saved.figures;
const run = isKept
  ? { ...saved, figures: { ...saved.figures, ...figures } }
  : { ...measured, figures: { ...(lighthouse && { lighthouse }), ...figures } };
const tables = tablesOf(run);
for (const [name, table] of Object.entries(tables)) console.log(`\n## ${name}\n\n${table}`);

if (chosen.length === 0 || isKept) {
  const page = join(import.meta.dirname, '../docs/figures.md');
  writeFileSync(results, `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(page, fillPage(readFileSync(page, 'utf8'), tables));
}
