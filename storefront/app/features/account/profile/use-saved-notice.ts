import { useEffect, useState } from 'react';

const shownMs = 3_000;

/** Shows the saved notice for three seconds after each save. */
export function useSavedNotice(): [isSaved: boolean, show: () => void, hide: () => void] {
  const [savedTimes, setSavedTimes] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    if (savedTimes === 0) return;
    setIsSaved(true);
    const timer = window.setTimeout(setIsSaved, shownMs, false);
    return () => window.clearTimeout(timer);
  }, [savedTimes]);
  return [isSaved, () => setSavedTimes((times) => times + 1), () => setIsSaved(false)];
}
