import { appWorkerWording } from '@shop/wording/app-worker.ts';
import { useEffect, useState } from 'react';
import { storedValue, useStoredValue } from '../../browser-storage/stored-value.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { followVersions, updateNow } from './follow-versions.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { usePageAge } from './use-page-age.ts';

const laterMs = 60 * 60 * 1000;
/** When this tab was told «later»: the next document must not ask again at once, and the checkout is one. */
const toldLater = storedValue(
  'updateLater',
  (found) => (typeof found === 'number' ? found : 0),
  () => sessionStorage,
);

function putOff(): void {
  toldLater.change(() => Date.now());
  // The button that had the focus is gone with the offer.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Whether this browser can have a worker; on plain HTTP and in some private windows it cannot. */
const hasWorkers = typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

export default function AppWorker() {
  return hasWorkers && <WithWorker />;
}

/** What the worker has to say: that there is a new version, and that what is shown here is not from today. */
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
