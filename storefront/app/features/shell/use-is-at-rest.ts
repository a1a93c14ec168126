import { useEffect, useState } from 'react';

const restsAfterMs = 2_000;

/** Whether the page has finished loading: low-priority chunks may be loaded now. */
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
