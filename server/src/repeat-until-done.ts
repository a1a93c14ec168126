export type Repeated = Disposable & { begin(): void };

/**
 * Retries work until it succeeds once, with a pause after each failure. A new `begin()` does not wait for the pause. Runs
 * never overlap, so an early result cannot overwrite a later one.
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
