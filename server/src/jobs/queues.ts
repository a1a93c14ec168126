import type { Db, PgBoss, Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { QueuedWork } from '../job-queue.ts';
import { createBoss, heartbeatSeconds, onlyQueues } from './boss.ts';

type Patience = {
  retryLimit: number;
  /** In seconds; doubles with every failure. */
  retryDelay: number;
  retryDelayMax: number;
};

/** How patiently each kind of queued work is tried again. */
const patience: Record<keyof QueuedWork, Patience> = {
  // About half a day: a mail server that is down in the evening may well be mended in the morning.
  'send-letter': { retryLimit: 12, retryDelay: 30, retryDelayMax: 4 * 60 * 60 },
  // Somebody waits for the letter; later than that they have asked again.
  'answer-account-request': { retryLimit: 6, retryDelay: 5, retryDelayMax: 10 * 60 },
  'ask-to-confirm': { retryLimit: 6, retryDelay: 5, retryDelayMax: 10 * 60 },
  // Nobody waits for it, and a store may be away for long.
  'remove-photo': { retryLimit: 12, retryDelay: 30, retryDelayMax: 4 * 60 * 60 },
};

/** Where work goes that has failed for the last time. */
export const givenUpQueue = 'given-up';

const everyQueue = { retryBackoff: true, heartbeatSeconds };
type Wished = Omit<Queue, 'name'>;
const queuesOfWork = new Map<string, Wished>([
  [givenUpQueue, { ...everyQueue, retryLimit: 12, retryDelay: 30 }],
  ...Object.entries(patience).map(
    ([name, retries]) => [name, { ...everyQueue, ...retries, deadLetter: givenUpQueue }] as const,
  ),
]);

/** Exclusive: while one waits or runs, in whatever process, a second one is not even queued. */
const timedQueue: Wished = { ...everyQueue, policy: 'exclusive', retryLimit: 3 };

/** Brings the queues of work that requests leave behind to this version of the shop. */
export async function prepareQueues(db: Db, log: Logger): Promise<void> {
  const boss = createBoss({ db, ...onlyQueues }, log);
  await boss.start();
  await bringUpToDate(boss, queuesOfWork);
  await boss.stop({ graceful: false });
}

export async function prepareTimedQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  await bringUpToDate(boss, new Map(names.map((name) => [name, timedQueue])));
}

/** Many processes may do so at once. */
async function bringUpToDate(boss: PgBoss, queues: ReadonlyMap<string, Wished>): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, wished] of queues) {
    const found = present.get(name);
    // A queue keeps the policy that it was made with.
    const { policy: _kept, ...changeable } = wished;
    if (found === undefined) await boss.createQueue(name, wished);
    else if (!isAsWished(found, changeable)) await boss.updateQueue(name, changeable);
  }
}

function isAsWished(found: Queue, wished: Wished): boolean {
  return Object.entries(wished).every(([option, value]) => found[option as keyof Queue] === value);
}
