export type Repeated = Disposable & { begin(): void };

/**
 * Does what may fail until it has succeeded once, with a pause after each failure. Beginning anew does not wait for the
 * pause; it never runs beside itself, so that an early answer cannot come after a later one.
 */
export function repeatUntilDone(
  work: () => Promise<void>,
  { pauseMs, onFirstFailure }: { pauseMs: number; onFirstFailure(error: unknown): void },
): Repeated {
  let pause: NodeJS.Timeout | undefined;
  let isWanted = false;
  let isRunning = false;
  let isStopped = false;
  let hasFailed = false;

  async function tryOnce() {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (isStopped) return;
      if (!hasFailed) onFirstFailure(error);
      hasFailed = true;
      pause = setTimeout(begin, pauseMs);
    }
  }

  async function run() {
    isRunning = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      clearTimeout(pause);
      await tryOnce();
    }
    isRunning = false;
  }

  function begin() {
    isWanted = true;
    if (!isRunning) void run();
  }

  return {
    begin,
    [Symbol.dispose]() {
      isStopped = true;
      clearTimeout(pause);
    },
  };
}
