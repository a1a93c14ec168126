import type { Shop } from '../../../shop.ts';
import { claimAttemptsDue } from '../payments.queries.ts';
import { askProvider } from './ask-provider.ts';

const atOnce = 5;
const askWithinMs = 15_000;

/**
 * Asks about every payment that is due, so that each is decided in the end, even after a closed browser or a lost
 * webhook. Several processes may run this at once: each attempt is claimed by one of them.
 */
export async function reconcilePayments(
  tools: Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const due = await claimAttemptsDue(tools.db, atOnce);
    if (due.length === 0) return;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(askWithinMs)]);
    await Promise.all(due.map((attempt) => askProvider(tools, attempt, signal)));
  }
}
