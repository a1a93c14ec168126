import { Refusal } from '@shop/contract/refusal.ts';

/** Does so many pieces of work at once, the others in the order they came. Whoever finds too many waiting is refused. */
export function workInTurn({
  atOnce,
  mostWaiting,
  refusal = 'service_unavailable',
}: {
  atOnce: number;
  mostWaiting: number;
  refusal?: 'service_unavailable' | 'imports_busy';
}) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((begin) => waiting.push(begin));
    else throw new Refusal(refusal, {});
    try {
      return await work();
    } finally {
      // Whoever waits takes this place over; otherwise it is free.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
