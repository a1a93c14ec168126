import { useEffect, useRef } from 'react';
import { type TrackCall, trackEvent } from './track-event.ts';

/** Tells of what the page shows whenever that is something else than before, however often the page is rendered. */
export function useTrackedEvent(subject: string | number | undefined, telling: TrackCall): void {
  const last = useRef<typeof subject>(undefined);
  useEffect(() => {
    if (subject === undefined || subject === last.current) return;
    last.current = subject;
    trackEvent(telling);
  });
}
