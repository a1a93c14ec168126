const everyMs = 5_000;

let problem: unknown;
let askNow: () => void = () => {};
const listeners = new Set<() => void>();

/** Why the shop has not answered yet; undefined once it has. */
export const unanswered = {
  read: () => problem,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Skips the wait for the next attempt. */
  askNow: () => askNow(),
};

function note(now: unknown) {
  problem = now;
  for (const listener of listeners) listener();
}

/** Retries until an answer comes. Of errors only a refusal that counts as an answer ends it. */
export async function untilAnswered<Reply>(
  ask: () => Promise<Reply>,
  { isAnswer }: { isAnswer: (error: unknown) => boolean },
): Promise<Reply> {
  try {
    const reply = await ask();
    note(undefined);
    return reply;
  } catch (error) {
    if (isAnswer(error)) {
      note(undefined);
      throw error;
    }
    note(error);
  }
  await new Promise<void>((resolve) => {
    askNow = resolve;
    setTimeout(resolve, everyMs);
  });
  return await untilAnswered(ask, { isAnswer });
}
