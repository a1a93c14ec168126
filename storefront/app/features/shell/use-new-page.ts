import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { noteEntry } from '../../navigation/back-closes.ts';
import { closeOverlays } from '../../navigation/overlays.ts';

/**
 * A new page closes what lay over the old one, and is where the keyboard and the screen reader go on, whatever stands
 * around the two pages.
 */
export function useNewPage(): void {
  const { key, pathname } = useLocation();
  const visit = useRef({ key, pathname });
  const isInPlace = useNavigationType() === 'REPLACE';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the router is somewhere else
  useEffect(noteEntry, [key]);
  useEffect(() => {
    // The first page has the focus where the browser puts it.
    if (visit.current.key === key) return;
    const isSamePage = visit.current.pathname === pathname;
    visit.current = { key, pathname };
    // A choice that the address only keeps: whoever made it is still here, and may have opened something meanwhile.
    if (isSamePage && isInPlace) return;
    closeOverlays();
    // After a closing drawer has given the focus back to its button.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body;
      if (!isSamePage || isLost) document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, pathname, isInPlace]);
}
