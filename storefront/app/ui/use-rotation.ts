import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** How long a slide is shown before the next one follows. */
const shownMs = 5000;
/** The picture of the next slide is asked for this long before it is due: not for somebody who has left by then. */
const aheadMs = 2500;

export type Rotation = {
  shown: number;
  /** What the visitor, or the settings of the device, want; the button offers the opposite. */
  isWanted: boolean;
  /** Slides follow each other right now: wanted, and nothing holds them. */
  isRotating: boolean;
  show(index: number): void;
  toggle(): void;
  /** Whether this slide has been shown or is about to be: only then its picture is worth fetching. */
  isNeeded(index: number): boolean;
  /** For the element around the slides and their controls. */
  holds: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
};

/**
 * Slides that follow each other by themselves and begin anew after the last one. A pointer over them, the focus inside
 * a page nobody sees and what lies over the page hold them for that while; the button stops them for good.
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
      // Who presses «play» points at it and has the focus there: the wish outweighs both.
      setIsPointedAt(false);
      setHasFocus(false);
    },
    isNeeded: (index) => needed.includes(index),
    holds: {
      // A finger has no way to rest on the page without touching it.
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
