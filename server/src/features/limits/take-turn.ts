import { createHash } from 'node:crypto';
import { Refusal } from '@shop/contract/refusal.ts';
import { type Rate, secondsToWait } from '@shop/domain/rates.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { pourInto, pourOut, readBusySeconds } from './limits.queries.ts';
import type { Limit } from './limits.ts';
import { networkOf } from './network-of.ts';

/** Whether a call may be answered. */
export type Turns = {
  take(limit: Limit, caller: Caller): Promise<void>;
  /** After a call that was right. */
  giveBack(limit: Limit, caller: Caller): Promise<void>;
};

export const turnsOf = (shop: Pick<Shop, 'db'>): Turns => ({
  take: (limit, caller) => takeTurn(shop, limit, caller),
  giveBack: (limit, caller) => giveTurnBack(shop, limit, caller),
});

/** Everybody's turn, always. */
export const noLimits: Turns = { take: async () => {}, giveBack: async () => {} };

/** What is not known, or is counted at another moment, is left out. */
export type Caller = {
  address: string | undefined;
  subject: string | undefined;
  /** The number of a device that the subject knows. */
  device?: number | undefined;
};

/** Counts a call, over all processes, or refuses it and says how long to wait. */
export async function takeTurn({ db }: Pick<Shop, 'db'>, limit: Limit, caller: Caller): Promise<void> {
  for (const [bucket, rate] of bucketsOf(limit, caller)) await pour(db, bucket, rate);
}

/** After a call that was right, where only wrong ones count: counted first, nobody can guess many at once. */
async function giveTurnBack({ db }: Pick<Shop, 'db'>, limit: Limit, caller: Caller): Promise<void> {
  if (!limit.forgivesRight) return;
  for (const [bucket, rate] of bucketsOf(limit, caller)) await pourOut(db, bucket, rate);
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
  if (await pourInto(db, bucket, rate)) return;
  const busySeconds = await readBusySeconds(db, bucket);
  throw new Refusal('too_many_requests', { retry_after: secondsToWait(rate, busySeconds) });
}

/** Who was counted is not to be read in the table. */
function hashOf(subject: string): string {
  return createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url');
}
