import { useEffect, useRef } from 'react';

/** What had the focus may be gone with what became known; the page then has it. */
export function useLostFocus(known: unknown): void {
  const shown = useRef(known);
  useEffect(() => {
    if (shown.current === known) return;
    shown.current = known;
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [known]);
}
