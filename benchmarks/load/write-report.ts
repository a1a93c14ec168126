import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { table } from '../table.ts';
import { timesOf } from '../times.ts';
import type { LoadRun } from './run-load.ts';
import { isFault } from './shop-client.ts';

/** Writes the page for a shop owner, and returns it. */
export function writeReport(run: LoadRun, { minutes, visitors }: { minutes: number; visitors: number }): string {
  const { startedAt, tries, intents, disturbances, verdicts } = run;
  const orders = intents.flatMap(({ confirmed }) => confirmed ?? []);
  const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;
  const kinds = Array.from(
    Map.groupBy(tries, ({ what }) => what),
    ([what, ofKind]) => {
      const answered = ofKind.filter((each) => !isFault(each));
      const triedAgain = ofKind.length - answered.length;
      return { what, answered: answered.length, triedAgain, ...timesOf(answered.map(({ ms }) => ms)) };
    },
  );
  const page = `# A busy day in a few minutes

\`npm run load\`: ${visitors} visitors at once for ${minutes} min, on two processes of the shop and one PostgreSQL, all on one
machine (${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}), the visitors included. They look at pages, search, fill carts, order, and pay at the
emulated bank, which sends the shop a webhook for every payment. They use the addresses of both processes in turn. When
one does not answer, they ask the other one, with the same key for the same order.

**${tries.length} requests, ${orders.length} orders, ${orders.filter(({ isPaid }) => isPaid).length} of them paid by card.** Meanwhile:

${disturbances
  .map(
    ({ what, beganAt, readyAt }) =>
      `- after ${seconds(beganAt - startedAt)} ${what}; all was ready again ${seconds(readyAt - beganAt)} later.`,
  )
  .join('\n')}

The window of an outage begins with what happened and ends when every process says \`/readyz\` again.

## Nothing lost, nothing doubled

${table(verdicts, { rule: 'what must hold' })}

## How long answers took

Of the whole run, its outages included, in milliseconds. “Tried again” are requests that an outage left without an answer, or
with “try again”; each was answered by another process or a little later, and no customer had to do anything.

${table(kinds, { what: 'what was asked for', triedAgain: 'tried again', p50: 'half were faster than', p95: '19 of 20 were faster than' })}
`;
  writeFileSync(join(import.meta.dirname, '../results/load.md'), page);
  return page;
}
