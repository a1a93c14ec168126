import { useEffect, useState } from 'react';

const restsAfterMs = 2_000;

/** Whether the page has come and loads nothing more: what nobody waits for may be fetched now. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const loading = new PerformanceObserver(wait);
    function wait() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIsAtRest(true), restsAfterMs);
    }
    wait();
    loading.observe({ type: 'resource' });
    return () => {
      window.clearTimeout(timer);
      loading.disconnect();
    };
  }, []);
  return isAtRest;
}
