import { shellWording } from '@shop/wording/shell.ts';
import { useSyncExternalStore } from 'react';

/** Says that the browser is offline, for as long as it is, and that a part of the page could not be fetched. */
export function Connection({ hasFailed }: { hasFailed: boolean }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="connection" role="status">
      {!isOnline && <p className="msg msg--note">{shellWording.offline}</p>}
      {isOnline && hasFailed && <p className="msg msg--note">{shellWording.partFailed}</p>}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
