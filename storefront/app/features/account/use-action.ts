import { useRef, useState } from 'react';

export type Action = { state: 'idle' | 'busy' | 'done' } | { state: 'failed'; error: unknown };

/** Runs an action at most once at a time, however often the button is pressed, and keeps its result. */
export function useAction() {
  const [action, setAction] = useState<Action>({ state: 'idle' });
  const isBusy = useRef(false);

  async function run(act: () => Promise<unknown>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setAction({ state: 'busy' });
    try {
      await act();
      setAction({ state: 'done' });
    } catch (error) {
      setAction({ state: 'failed', error });
    }
    isBusy.current = false;
  }
  return { action, run, forget: () => setAction({ state: 'idle' }) };
}
