import { useEffect, useRef } from 'react';
import { type TrackCall, trackEvent } from './track-event.ts';

/** Sends an event whenever the subject changes, not at every render. */
export function useTrackedEvent(subject: string | number | undefined, trackCall: TrackCall): void {
  const last = useRef<typeof subject>(undefined);
  useEffect(() => {
    if (subject === undefined || subject === last.current) return;
    last.current = subject;
    trackEvent(trackCall);
  });
}
