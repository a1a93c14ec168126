import { useEffect, useRef } from 'react';

/** When a loading state removes the focused element, the page takes the focus. */
export function useLostFocus(known: unknown): void {
  const shown = useRef(known);
  useEffect(() => {
    if (shown.current === known) return;
    shown.current = known;
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, [known]);
}
