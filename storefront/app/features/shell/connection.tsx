import { shellWording } from '@shop/wording/shell.ts';
import { useSyncExternalStore } from 'react';

/** Says that the browser is offline, for as long as it is. */
export function Connection() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="connection" role="status">
      {!isOnline && <p className="msg msg--note">{shellWording.offline}</p>}
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
