import { setImmediate } from 'node:timers/promises';

/** Long work lets other requests run after this time. */
const sliceMs = 10;

/**
 * Divides long work: the loop asks after each step whether a pause is due, and then takes it. Asking is cheap, so a short
 * loop never waits.
 */
export function pauses() {
  let endsAt = performance.now() + sliceMs;
  return {
    isDue: () => performance.now() >= endsAt,
    async take() {
      await setImmediate();
      endsAt = performance.now() + sliceMs;
    },
  };
}

/** `items.map(make)` with pauses. */
export async function mapWithPauses<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
  const pause = pauses();
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    if (pause.isDue()) await pause.take();
  }
  return made;
}

/** The result of work that is done in steps, with pauses between them. */
export async function finishWithPauses<Made>(steps: Iterator<void, Made>): Promise<Made> {
  const pause = pauses();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (pause.isDue()) await pause.take();
  }
}
