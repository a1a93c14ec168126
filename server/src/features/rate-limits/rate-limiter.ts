import { createHash } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import { type Rate, secondsToWait } from '@shop/domain/rates.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { networkOf } from './network-of.ts';
import { drainBucket, fillBucket, readBusySeconds } from './rate-limits.queries.ts';
import type { Limit } from './rate-limits.ts';

/** Whether a call may be answered. */
export type RateLimiter = {
  consume(limit: Limit, caller: Caller): Promise<void>;
  /** After a call that was right. */
  refund(limit: Limit, caller: Caller): Promise<void>;
};

export const createRateLimiter = (shop: Pick<Shop, 'db'>): RateLimiter => ({
  consume: (limit, caller) => consumeRateLimit(shop, limit, caller),
  refund: (limit, caller) => refundRateLimit(shop, limit, caller),
});

/** Everybody's turn, always. */
export const unlimited: RateLimiter = { consume: async () => {}, refund: async () => {} };

/** What is not known, or is counted at another moment, is left out. */
export type Caller = {
  address: string | undefined;
  subject: string | undefined;
  /** The number of a device that the subject knows. */
  device?: number | undefined;
};

/** Counts a call, over all processes, or refuses it and says how long to wait. */
export async function consumeRateLimit({ db }: Pick<Shop, 'db'>, limit: Limit, caller: Caller): Promise<void> {
  for (const [bucket, rate] of bucketsOf(limit, caller)) await pour(db, bucket, rate);
}

/** After a call that was right, where only wrong ones count: counted first, nobody can guess many at once. */
async function refundRateLimit({ db }: Pick<Shop, 'db'>, limit: Limit, caller: Caller): Promise<void> {
  if (!limit.forgivesRight) return;
  for (const [bucket, rate] of bucketsOf(limit, caller)) await drainBucket(db, bucket, rate);
}

function bucketsOf(limit: Limit, { address, subject, device }: Caller): [string, Rate][] {
  const { name, perAddress, perSubject, perSubjectOfNetwork, perDevice } = limit;
  if (perDevice !== undefined && device !== undefined) return [[`${name}:device:${device}`, perDevice]];
  const buckets: [string, Rate][] = [];
  if (address !== undefined) buckets.push([`${name}:address:${networkOf(address)}`, perAddress]);
  if (perSubjectOfNetwork !== undefined && address !== undefined && subject !== undefined)
    buckets.push([`${name}:network:${networkOf(address)}:${hashOf(subject)}`, perSubjectOfNetwork]);
  if (perSubject !== undefined && subject !== undefined)
    buckets.push([`${name}:subject:${hashOf(subject)}`, perSubject]);
  return buckets;
}

async function pour(db: Executor, bucket: string, rate: Rate): Promise<void> {
  if (await fillBucket(db, bucket, rate)) return;
  const busySeconds = await readBusySeconds(db, bucket);
  throw new Refusal('too_many_requests', { retry_after: secondsToWait(rate, busySeconds) });
}

/** Who was counted is not to be read in the table. */
function hashOf(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}
