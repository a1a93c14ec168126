import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PageAge, PageShown } from '../../worker/messages.ts';

/**
 * Sends the shown page to the service worker, so that it can be read offline, and learns whether it came from the
 * cache.
 */
export function usePageAge(): { isOld: boolean } {
  const { pathname, search } = useLocation();
  const [isOld, setIsOld] = useState(false);
  const handled = useRef(handledDocument());

  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<PageAge>) => setIsOld(data.isOld);
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    const needsDocument = handled.current !== pathname;
    handled.current = undefined;
    const message: PageShown = { shown: `${pathname}${search}`, needsDocument };
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  }, [pathname, search]);

  return { isOld };
}

/** The path of this document, if it was loaded through the service worker. */
function handledDocument(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation && navigation.workerStart > 0 ? new URL(navigation.name).pathname : undefined;
}
