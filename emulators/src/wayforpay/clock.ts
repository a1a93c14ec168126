export type Clock = {
  /** In milliseconds. */
  now(): number;
  /** Schedules a call; returns a function that cancels it. */
  after(ms: number, act: () => void | Promise<void>): () => void;
};

const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  after(ms, act) {
    const timer = setTimeout(() => void act(), Math.min(ms, longestTimerMs)).unref();
    return () => clearTimeout(timer);
  },
};

/** For tests: time passes only by `pass`. */
export function handClock(startedAt = Date.now()): Clock & { pass(ms: number): Promise<void> } {
  let now = startedAt;
  const agenda = new Set<{ at: number; act: () => void | Promise<void> }>();
  return {
    now: () => now,
    after(ms, act) {
      const entry = { at: now + ms, act };
      agenda.add(entry);
      return () => agenda.delete(entry);
    },
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...agenda].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        agenda.delete(next);
        now = next.at;
        await next.act();
      }
      now = end;
    },
  };
}
