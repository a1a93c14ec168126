import { letMinutesPass } from '../card-orders.ts';
import { statement } from './bank.ts';
import type { Command, Manner } from './commands.ts';
import { look, nth, payAgain, placeAnOrder, send } from './customers.ts';
import { tell, tellTruth } from './send-updates.ts';
import {
  anotherAmount,
  comeBack,
  deliver,
  deliverAtOnce,
  forge,
  moveAttempt,
  runTheJob,
  sendFalseWebhook,
  stray,
} from './webhooks.ts';
import { restart, speakTruth, type World } from './world.ts';

/** Performs a command, as far as possible, and records what the shop has learnt by it. */
export async function perform(world: World, command: Command): Promise<void> {
  const manner = 'bank' in command ? command.bank : 'truth';
  const asked = world.bank.asked.length;
  answerIn(world, manner);
  // The model must know whether such an answer arrived, so it is not interrupted.
  world.interruption.arm(manner === 'another amount' ? undefined : command.interrupt);
  await act(world, command);
  const isCertain = !world.interruption.hasStruck();
  world.interruption.arm(undefined);
  const references = world.bank.asked.slice(asked);
  if (manner === 'truth') tellTruth(world, references, isCertain);
  if (manner === 'another amount') tellAnotherAmount(world, references, isCertain);
}

async function act(world: World, command: Command): Promise<void> {
  switch (command.do) {
    case 'place':
      return await placeAnOrder(world, command);
    case 'place again': {
      const placement = nth(world.placements, command.placement);
      if (placement !== undefined) await send(world, placement);
      return;
    }
    case 'move':
      return await moveAttempt(world, command);
    case 'deliver':
      return await deliver(world, command);
    case 'deliver at once':
      return await deliverAtOnce(world, command);
    case 'come back':
      return await comeBack(world, command);
    case 'forge':
      return await forge(world, command);
    case 'sendFalseWebhook':
      return await sendFalseWebhook(world, command);
    case 'stray':
      return await stray(world, command);
    case 'look':
      return await look(world, command);
    case 'pay again':
      return await payAgain(world, command);
    case 'wait':
      return await wait(world, command.minutes);
    case 'let the hold pass':
      await wait(world, 61);
      return await runTheJob(world);
    case 'run the job':
      return await runTheJob(world);
    case 'send letters':
      return await world.shop.runQueuedJobs();
    case 'restart':
      return await restart(world);
  }
}

async function wait(world: World, minutes: number): Promise<void> {
  world.minute += minutes;
  await letMinutesPass(world.shop, minutes);
}

function answerIn(world: World, manner: Manner): void {
  const { bank, attempts } = world;
  bank.fallSilent(manner === 'silence');
  bank.mumble(
    manner === 'garbage'
      ? () => '<html>502</html>'
      : manner === 'forgery'
        ? (reference) => forged(world, reference)
        : undefined,
  );
  speakTruth(world);
  if (manner !== 'another amount') return;
  for (const attempt of attempts)
    if (attempt.state !== 'unopened')
      bank.says(attempt.reference, { ...statement(attempt), amount: anotherAmount(attempt) });
}

/** An answer with a forged signature. */
function forged({ bank }: World, reference: string): string {
  const webhook = bank.webhook(reference, { transactionStatus: 'Approved', amount: 500 });
  return webhook.replace(/("merchantSignature":")./, '$1x');
}

function tellAnotherAmount(world: World, references: readonly string[], isCertain: boolean): void {
  for (const attempt of world.attempts) {
    const { reference } = attempt;
    if (!references.includes(reference)) continue;
    if (attempt.state === 'unopened') tellTruth(world, [reference], isCertain);
    else
      tell(world, { reference, said: { ...statement(attempt), amount: anotherAmount(attempt) } }, 'check', isCertain);
  }
}
