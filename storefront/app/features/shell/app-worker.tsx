import { appWorkerWording } from '@shop/wording/app-worker.ts';
import { useEffect, useState } from 'react';
import { storedValue, useStoredValue } from '../../browser-storage/stored-value.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { followVersions, updateNow } from './follow-versions.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { usePageAge } from './use-page-age.ts';

const laterMs = 60 * 60 * 1000;
/**
 * When the visitor last postponed the update in this tab: the next document must not ask again at once, and the
 * checkout is one.
 */
const toldLater = storedValue(
  'updateLater',
  (found) => (typeof found === 'number' ? found : 0),
  () => sessionStorage,
);

function putOff(): void {
  toldLater.change(() => Date.now());
  // The focused button disappears with the prompt.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Whether service workers are available; not on plain HTTP and in some private windows. */
const hasWorkers = typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

export default function AppWorker() {
  return hasWorkers && <WithWorker />;
}

/** Reports from the service worker: a new version, and a page shown from the cache. */
function WithWorker() {
  const isOnline = useIsOnline();
  const { isOld } = usePageAge();
  const [isThereNew, setIsThereNew] = useState(false);
  const laterSince = useStoredValue(toldLater);
  useEffect(() => followVersions(() => setIsThereNew(true)), []);
  const isOffered = isThereNew && isOnline && Date.now() - laterSince > laterMs;
  return (
    <>
      <div className="connection" role="status">
        {isOnline && isOld && <p className="msg msg--note">{appWorkerWording.oldPage}</p>}
      </div>
      <div role="status">{isOffered && <UpdatePrompt onUpdate={updateNow} onLater={putOff} />}</div>
    </>
  );
}
