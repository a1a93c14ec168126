import { useCallback, useEffect, useRef } from 'react';

/** Gives a signal that is aborted when the component leaves the page. */
export function useLeaving(): () => AbortSignal {
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);
  return useCallback(() => left.current?.signal ?? AbortSignal.abort(), []);
}
