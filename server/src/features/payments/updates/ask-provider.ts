import type { Shop } from '../../../shop.ts';
import { recordPaymentUpdate } from './record-payment-update.ts';
import { recordUnknownAttempt } from './record-unknown-attempt.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>;

/** Asks the provider about an attempt, outside of any transaction, and records the answer. False without an answer. */
export async function askProvider(
  tools: Tools,
  { id, reference }: { id: number; reference: string },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const answer = await tools.cardProvider.ask(reference, signal);
    if (answer === 'unknown') await recordUnknownAttempt(tools, reference);
    else await recordPaymentUpdate(tools, answer, 'check');
    return true;
  } catch (error) {
    tools.log.warn({ err: error, payment: id }, 'card provider did not answer');
    return false;
  }
}
