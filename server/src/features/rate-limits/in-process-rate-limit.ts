import { Refusal } from '@shop/contract/refusal.ts';
import { burstTolerance, emissionInterval, type Rate, secondsToWait } from '@shop/domain/rates.ts';
import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';

/** Size of the LRU cache of networks. */
const mostNetworks = 10_000;

/** A rate limit in the memory of this process, for requests that must not query the database. */
export function inProcessRateLimit(rate: Rate, secondsNow = () => performance.now() / 1000) {
  const busyUntil = new LRUCache<string, number>({ max: mostNetworks });
  return (address: string): void => {
    const network = networkOf(address);
    const now = secondsNow();
    const busySeconds = Math.max(0, (busyUntil.get(network) ?? 0) - now);
    if (busySeconds > burstTolerance(rate))
      throw new Refusal('too_many_requests', { retry_after: secondsToWait(rate, busySeconds) });
    busyUntil.set(network, now + busySeconds + emissionInterval(rate));
  };
}
