import { isRefusal } from '@shop/contract/refusal.ts';
import { maintenanceWording } from '@shop/wording/maintenance.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { RenderingContext } from '../../api/page-context.ts';
import { Message, NotFound } from './message.tsx';

const askAgainMs = 10_000;
/** A page that fails again right after a reload is not reloaded for this long. */
const restMs = 60_000;

/** The error page: not found, offline, maintenance or a server failure. */
export function Failure({ error, title = pagesWording.failed }: { error: unknown; title?: string }) {
  const { requestNumber } = useContext(RenderingContext);
  const isOffline = useIsOffline();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  useRecovery(!isUnknown);
  if (isUnknown) return <NotFound />;
  if (isRefusal(error) && error.code === 'maintenance') {
    return (
      <Message title={maintenanceWording.title} reload>
        <p>{maintenanceWording.text}</p>
      </Message>
    );
  }
  if (isOffline) {
    return (
      <Message title={pagesWording.offline} reload>
        <p>{pagesWording.offlineHint}</p>
      </Message>
    );
  }
  return (
    <Message title={title} reload>
      <p>{pagesWording.failedHint}</p>
      {/* Only the server knows the request number; hydration keeps the rendered one. */}
      <p className="t-small" suppressHydrationWarning>
        {requestNumber && pagesWording.requestNumber(requestNumber)}
      </p>
    </Message>
  );
}

/** Read after hydration: the server renders the page as online. */
function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => setIsOffline(!navigator.onLine), []);
  return isOffline;
}

/** Polls the page and reloads it once it works again. */
function useRecovery(isHoped: boolean): void {
  useEffect(() => {
    if (!isHoped) return;
    const gone = new AbortController();
    const look = () =>
      fetch(window.location.href, { method: 'HEAD', signal: gone.signal }).then(
        ({ ok }) => ok && reloadOnce(),
        () => {},
      );
    const timer = window.setInterval(look, askAgainMs);
    window.addEventListener('online', look);
    return () => {
      gone.abort();
      window.clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isHoped]);
}

function reloadOnce(): void {
  const { state } = window.history;
  if (Date.now() - (state?.reloadedAt ?? 0) < restMs) return;
  window.history.replaceState({ ...state, reloadedAt: Date.now() }, '');
  window.location.reload();
}
