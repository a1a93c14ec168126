import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** How long a slide is shown. */
const shownMs = 5000;
/** The next picture is loaded this long before its turn, so that visitors who leave early do not load it. */
const aheadMs = 2500;

export type Rotation = {
  shown: number;
  /** The wish of the visitor or the setting of the device; the button offers the opposite. */
  isWanted: boolean;
  /** Whether slides are changing now: wanted and not paused. */
  isRotating: boolean;
  show(index: number): void;
  toggle(): void;
  /** Whether the slide has been shown or is next: only then its picture is loaded. */
  isNeeded(index: number): boolean;
  /** Handlers for the element around the slides and their controls. */
  holds: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
};

/**
 * Slides that change automatically, in a loop. Hover, focus inside, a hidden page and an overlay pause them; the button
 * stops them for good.
 */
export function useRotation(count: number, isCovered = false): Rotation {
  const [shown, setShown] = useState(0);
  const [needed, setNeeded] = useState<readonly number[]>([0]);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const prefersStill = usePrefersStill();
  const isHidden = useIsPageHidden();

  const isWanted = wish === undefined ? !prefersStill : wish === 'play';
  const isRotating = count > 1 && isWanted && !isPointedAt && !hasFocus && !isHidden && !isCovered;
  const next = (shown + 1) % count;

  useEffect(() => {
    if (!isRotating) return;
    const ahead = setTimeout(() => setNeeded(including(next)), shownMs - aheadMs);
    const turn = setTimeout(() => setShown(next), shownMs);
    return () => {
      clearTimeout(ahead);
      clearTimeout(turn);
    };
  }, [isRotating, next]);
  if (!needed.includes(shown)) setNeeded(including(shown));

  return {
    shown,
    isWanted,
    isRotating,
    show: (index) => setShown((index + count) % count),
    toggle() {
      setWish(isWanted ? 'pause' : 'play');
      // A click on «play» hovers and focuses the button; neither may pause the slides then.
      setIsPointedAt(false);
      setHasFocus(false);
    },
    isNeeded: (index) => needed.includes(index),
    holds: {
      // Touch cannot hover.
      onPointerEnter: (event) => setIsPointedAt(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

const including = (index: number) => (known: readonly number[]) => (known.includes(index) ? known : [...known, index]);

const stillness = '(prefers-reduced-motion: reduce)';

function usePrefersStill(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(stillness);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(stillness).matches,
    () => false,
  );
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
    () => false,
  );
}
