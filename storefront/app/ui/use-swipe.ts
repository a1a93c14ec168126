import { type TouchEvent, useRef } from 'react';

/** Shorter movements are taps. */
const leastPx = 40;

/** Handlers for horizontal swipes; a mostly vertical movement scrolls the page. */
export function useSwipe({ toLeft, toRight }: { toLeft(): void; toRight(): void }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches[0];
      start.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0];
      if (start.current === undefined || end === undefined) return;
      const [across, down] = [end.clientX - start.current.x, end.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < leastPx || Math.abs(across) < Math.abs(down)) return;
      if (across < 0) toLeft();
      else toRight();
    },
  };
}
