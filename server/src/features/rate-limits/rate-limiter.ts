import { createHash } from 'node:crypto';
import { isRefusal, Refusal } from '@shop/contract/refusal.ts';
import { type Rate, secondsToWait } from '@shop/domain/rates.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { networkOf } from './network-of.ts';
import { drainBucket, fillBucket, readBusySeconds } from './rate-limits.queries.ts';
import type { Limit } from './rate-limits.ts';

/** Limits how often an endpoint may be called. */
export type RateLimiter = {
  consume(limit: Limit, caller: Caller): Promise<void>;
  /** Counts a call like `consume`, but answers false instead of refusing it. */
  allows(limit: Limit, caller: Caller): Promise<boolean>;
  /** Undoes `consume` after a successful call. */
  refund(limit: Limit, caller: Caller): Promise<void>;
};

export const createRateLimiter = (shop: Pick<Shop, 'db'>): RateLimiter => ({
  consume: (limit, caller) => consumeRateLimit(shop, limit, caller),
  async allows(limit, caller) {
    try {
      await consumeRateLimit(shop, limit, caller);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  },
  refund: (limit, caller) => refundRateLimit(shop, limit, caller),
});

/** Limits nothing. */
export const unlimited: RateLimiter = { consume: async () => {}, allows: async () => true, refund: async () => {} };

/** Who calls. A part that is unknown, or is counted elsewhere, is undefined. */
export type Caller = {
  address: string | undefined;
  subject: string | undefined;
  /** The id of a device that is known to the account. */
  device?: number | undefined;
};

/** Counts a call across all processes, or refuses it with the seconds to wait. */
export async function consumeRateLimit({ db }: Pick<Shop, 'db'>, limit: Limit, caller: Caller): Promise<void> {
  for (const [bucket, rate] of bucketsFor(limit, caller)) await pour(db, bucket, rate);
}

/** Undoes `consume` if only wrong calls count. Every call is consumed first, so that parallel guesses count. */
async function refundRateLimit({ db }: Pick<Shop, 'db'>, limit: Limit, caller: Caller): Promise<void> {
  if (!limit.forgivesRight) return;
  for (const [bucket, rate] of bucketsFor(limit, caller)) await drainBucket(db, bucket, rate);
}

function bucketsFor(limit: Limit, { address, subject, device }: Caller): [string, Rate][] {
  const { name, perAddress, perSubject, perSubjectOfNetwork, perDevice } = limit;
  if (perDevice !== undefined && device !== undefined) return [[`${name}:device:${device}`, perDevice]];
  const buckets: [string, Rate][] = [];
  if (address !== undefined) buckets.push([`${name}:address:${networkOf(address)}`, perAddress]);
  if (perSubjectOfNetwork !== undefined && address !== undefined && subject !== undefined)
    buckets.push([`${name}:network:${networkOf(address)}:${hashSubject(subject)}`, perSubjectOfNetwork]);
  if (perSubject !== undefined && subject !== undefined)
    buckets.push([`${name}:subject:${hashSubject(subject)}`, perSubject]);
  return buckets;
}

async function pour(db: Executor, bucket: string, rate: Rate): Promise<void> {
  if (await fillBucket(db, bucket, rate)) return;
  const busySeconds = await readBusySeconds(db, bucket);
  throw new Refusal('too_many_requests', { retry_after: secondsToWait(rate, busySeconds) });
}

/** The table stores a hash, so that it does not show who was counted. */
function hashSubject(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}
