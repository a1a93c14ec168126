import fc from 'fast-check';
import { afterAll, inject, test } from 'vitest';
import { isLong, seedFor } from '../../../tools/test-levels.ts';
import { checkEnd } from './check-end.ts';
import { checkStep } from './check-step.ts';
import { type Story, story } from './commands.ts';
import { perform } from './perform.ts';
import { settle } from './settle.ts';
import { closeShop, newWorld } from './world.ts';

const seed = seedFor(20_261_115);
/** Fewer runs on the embedded database: it is slower and finds nearly always the same. */
const isEmbedded = 'snapshot' in inject('databases');
const runs = isLong ? 1_200 : isEmbedded ? 6 : 30;
const longestMs = isEmbedded ? 60_000 : 240_000;

afterAll(closeShop);

test(`after ${runs} random stories, the books of the shop and of the bank agree`, {
  timeout: 2 * longestMs,
}, async () => {
  const startedAt = performance.now();
  let told = 0;
  await fc.assert(
    fc.asyncProperty(story, async (each) => {
      if (performance.now() - startedAt > longestMs) return;
      await live(each);
      told += 1;
    }),
    { seed, numRuns: runs, unbiased: true },
  );
  console.log(`Payments: ${told} stories.`);
});

async function live({ first, commands, endings }: Story): Promise<void> {
  const world = await newWorld();
  for (const command of [first, ...commands]) {
    await perform(world, command);
    await checkStep(world, command);
  }
  await settle(world, endings, () => checkStep(world, { do: 'run the job', bank: 'truth' }));
  await checkEnd(world);
}
