import { Refusal } from '@shop/contract/refusal.ts';
import { type Rate, roomOf, secondsToWait, shareOf } from '@shop/domain/rates.ts';
import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';

/** So many networks are remembered: those that came last. */
const mostNetworks = 10_000;

/** Counts in this process alone, for what must cost no query and is answered without a database, too. */
export function inProcessRateLimit(rate: Rate, secondsNow = () => performance.now() / 1000) {
  const busyUntil = new LRUCache<string, number>({ max: mostNetworks });
  return (address: string): void => {
    const network = networkOf(address);
    const now = secondsNow();
    const busySeconds = Math.max(0, (busyUntil.get(network) ?? 0) - now);
    if (busySeconds > roomOf(rate))
      throw new Refusal('too_many_requests', { retry_after: secondsToWait(rate, busySeconds) });
    busyUntil.set(network, now + busySeconds + shareOf(rate));
  };
}
