import { Refusal } from '@shop/contract/refusal.ts';

type Options = {
  atOnce: number;
  mostWaiting: number;
  refusal?: 'service_unavailable' | 'imports_busy';
  /** Limit for one caller, running and waiting together, and the `retry_after` of its refusal. */
  share?: { most: number; retryAfterSeconds: number };
};

/** Runs at most `atOnce` pieces of work at once and queues the rest in order. Refuses when the queue is full. */
export function concurrencyLimit({ atOnce, mostWaiting, refusal = 'service_unavailable', share }: Options) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const taken = new Map<string, number>();

  async function withinLimit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((begin) => waiting.push(begin));
    else throw new Refusal(refusal, {});
    try {
      return await work();
    } finally {
      // Hand the place to the next in the queue, or free it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return async <Result>(work: () => Promise<Result>, caller = ''): Promise<Result> => {
    if (share === undefined) return await withinLimit(work);
    const ofCaller = taken.get(caller) ?? 0;
    if (ofCaller >= share.most) throw new Refusal('too_many_requests', { retry_after: share.retryAfterSeconds });
    taken.set(caller, ofCaller + 1);
    try {
      return await withinLimit(work);
    } finally {
      const left = taken.get(caller)! - 1;
      if (left === 0) taken.delete(caller);
      else taken.set(caller, left);
    }
  };
}
