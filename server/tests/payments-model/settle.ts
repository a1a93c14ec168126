import { isOnTheWay, move } from './bank.ts';
import type { Story } from './commands.ts';
import { send } from './customers.ts';
import { perform } from './perform.ts';
import { arrive, moveAndSendWebhook } from './webhooks.ts';
import { speakTruth, type World } from './world.ts';

/** Ends a story: customers without a reply retry, the bank decides, all webhooks arrive, and the job reconciles. */
export async function settle(world: World, endings: Story['endings'], checkStep: () => Promise<void>): Promise<void> {
  for (const placement of world.placements)
    if (placement.perhapsPlacedAt !== undefined && placement.order === undefined) await send(world, placement);
  for (const [index, attempt] of world.attempts.entries()) {
    const ending = endings[index % endings.length]!;
    if (isOnTheWay(attempt)) await moveAndSendWebhook(world, attempt, ending);
    if (attempt.state === 'refund_in_processing')
      await moveAndSendWebhook(world, attempt, { move: 'refund', webhook: 'arrives' });
    if (attempt.state === 'created') move(attempt, 'expire');
  }
  speakTruth(world);
  for (const webhook of [...world.inTransit]) await arrive(world, webhook);
  await checkStep();
  await perform(world, { do: 'let the hold pass' });
  await checkStep();
  // The longest pause between two checks.
  await perform(world, { do: 'wait', minutes: 6 * 60 });
  await perform(world, { do: 'run the job', bank: 'truth' });
  await checkStep();
}
