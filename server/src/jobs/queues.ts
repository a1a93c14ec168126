import type { Db, PgBoss, Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { QueuedWork } from '../job-queue.ts';
import { createBoss, heartbeatSeconds, onlyQueues } from './boss.ts';

type Retries = {
  retryLimit: number;
  /** In seconds; doubles with each failure. */
  retryDelay: number;
  retryDelayMax: number;
};

const retries: Record<keyof QueuedWork, Retries> = {
  // About half a day: a mail server that is down in the evening may be repaired in the morning.
  'send-letter': { retryLimit: 12, retryDelay: 30, retryDelayMax: 4 * 60 * 60 },
  // A person waits for the letter; later than that they have asked again.
  'answer-account-request': { retryLimit: 6, retryDelay: 5, retryDelayMax: 10 * 60 },
  'answer-staff-reset': { retryLimit: 6, retryDelay: 5, retryDelayMax: 10 * 60 },
  'ask-to-confirm': { retryLimit: 6, retryDelay: 5, retryDelayMax: 10 * 60 },
  // No person waits for it, and a media store may be unavailable for long.
  'remove-photo': { retryLimit: 12, retryDelay: 30, retryDelayMax: 4 * 60 * 60 },
  'remove-picture': { retryLimit: 12, retryDelay: 30, retryDelayMax: 4 * 60 * 60 },
  // A customer types the street meanwhile; the next one asks again.
  // A customer looks at the checkout meanwhile.
  'ask-estimate': { retryLimit: 2, retryDelay: 5, retryDelayMax: 20 },
  'fetch-streets': { retryLimit: 3, retryDelay: 10, retryDelayMax: 60 },
};

/** The dead letter queue: jobs after their last retry. */
export const givenUpQueue = 'given-up';

const everyQueue = { retryBackoff: true, heartbeatSeconds };
type Wished = Omit<Queue, 'name'>;
const queuesOfWork = new Map<string, Wished>([
  [givenUpQueue, { ...everyQueue, retryLimit: 12, retryDelay: 30 }],
  ...Object.entries(retries).map(
    ([name, options]) => [name, { ...everyQueue, ...options, deadLetter: givenUpQueue }] as const,
  ),
]);

/** Exclusive: while one job waits or runs in any process, a second one is not queued. */
const timedQueue: Wished = { ...everyQueue, policy: 'exclusive', retryLimit: 3 };

/** Creates the queues of jobs that requests add, or updates them to this version of the shop. */
export async function prepareQueues(db: Db, log: Logger): Promise<void> {
  const boss = createBoss({ db, ...onlyQueues }, log);
  await boss.start();
  await bringUpToDate(boss, queuesOfWork);
  await boss.stop({ graceful: false });
}

export async function prepareTimedQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  await bringUpToDate(boss, new Map(names.map((name) => [name, timedQueue])));
}

/** Safe when several processes do it at once. */
async function bringUpToDate(boss: PgBoss, queues: ReadonlyMap<string, Wished>): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, wished] of queues) {
    const found = present.get(name);
    // The policy of an existing queue cannot be changed.
    const { policy: _kept, ...changeable } = wished;
    if (found === undefined) await boss.createQueue(name, wished);
    else if (!isAsWished(found, changeable)) await boss.updateQueue(name, changeable);
  }
}

function isAsWished(found: Queue, wished: Wished): boolean {
  return Object.entries(wished).every(([option, value]) => found[option as keyof Queue] === value);
}
