import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { noteEntry } from '../../navigation/back-closes.ts';
import { closeOverlays } from '../../navigation/overlays.ts';

/**
 * After navigation: closes overlays and moves the focus to the new page, so that keyboard and screen reader continue
 * there.
 */
export function useNewPage(): void {
  const { key, pathname } = useLocation();
  const visit = useRef({ key, pathname });
  const isInPlace = useNavigationType() === 'REPLACE';
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation
  useEffect(noteEntry, [key]);
  useEffect(() => {
    // On the first page the focus stays where the browser puts it.
    if (visit.current.key === key) return;
    const isSamePage = visit.current.pathname === pathname;
    visit.current = { key, pathname };
    // Only a choice was written into the address: the visitor is still here, and may have opened something meanwhile.
    if (isSamePage && isInPlace) return;
    closeOverlays();
    // Runs after a closing drawer has given the focus back to its button.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body;
      if (!isSamePage || isLost) document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, pathname, isInPlace]);
}
