import { nextBlockChange } from '@shop/domain/block-kinds.ts';
import type { Executor } from '../../database/database.ts';
import { repeatUntilDone } from '../../repeat-until-done.ts';
import type { Shop } from '../../shop.ts';
import { listBlockDates, readNextStart } from './content-clock.queries.ts';

/** Timers of Node end after 24 days, and the clock of the database may be set meanwhile. */
const longestWaitMs = 60 * 60_000;

/** When something next begins or ends by itself: a version, a block, a banner. */
type Upcoming = { now: Date; next: Date | undefined };

export async function readUpcoming(db: Executor): Promise<Upcoming> {
  const { now, next } = await readNextStart(db);
  const ofBlocks = nextBlockChange(await listBlockDates(db), now);
  const moments = [next, ofBlocks].filter((moment) => moment !== undefined);
  return { now, next: moments.toSorted((one, other) => one.getTime() - other.getTime())[0] };
}

/**
 * Clears the caches of this process at each moment at which something begins or ends. The moment is looked up again after
 * every change, whichever process made it. It is one of the database's clock, by which the pages are read.
 */
export function contentClock(
  { db, catalogueCache, pageCache, log }: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache' | 'log'>,
  { read = () => readUpcoming(db), readAgainAfterMs = 1_000 } = {},
): Disposable {
  let due: Date | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look() {
    const { now, next } = await read();
    if (isStopped) return;
    const isOver = due !== undefined && due <= now;
    due = next;
    clearTimeout(timer);
    // A timer may fire a little early: then the same moment is waited for once more.
    if (next !== undefined) timer = setTimeout(looking.begin, Math.min(next.getTime() - now.getTime(), longestWaitMs));
    if (!isOver) return;
    catalogueCache.clear();
    pageCache.clear();
  }

  let isStopped = false;
  using opened = new DisposableStack();
  const looking = opened.use(
    repeatUntilDone(look, {
      pauseMs: readAgainAfterMs,
      onFirstFailure: (error) => log.error({ err: error }, 'dates of content not read, trying again'),
    }),
  );
  opened.use(catalogueCache.whenCleared(looking.begin));
  opened.defer(() => {
    isStopped = true;
    clearTimeout(timer);
  });
  looking.begin();
  return opened.move();
}
