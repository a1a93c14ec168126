import { useEffect, useRef } from 'react';
import { type Telling, tellAnalytics } from './tell.ts';

/** Tells of what the page shows whenever that is something else than before, however often the page is rendered. */
export function useTelling(subject: string | number | undefined, telling: Telling): void {
  const last = useRef<typeof subject>(undefined);
  useEffect(() => {
    if (subject === undefined || subject === last.current) return;
    last.current = subject;
    tellAnalytics(telling);
  });
}
