import { type ReactNode, type TouchEvent, useRef } from 'react';
import { type Rotation, useRotation } from './use-rotation.ts';
import './carousel.css';

export type Slide = {
  key: string;
  label: string;
  /** Render pictures only when `isNeeded`. */
  content(isNeeded: boolean): ReactNode;
};

/** Slides in one place, one shown at a time. Without scripts the first one is shown. */
export function Carousel({
  label,
  roles,
  className,
  slides,
  isCovered,
  controls,
}: {
  label: string;
  /** Role descriptions for screen readers. */
  roles: { carousel: string; slide: string };
  className: string;
  slides: readonly Slide[];
  /** Something covers the page: the rotation pauses. */
  isCovered: boolean;
  /** Rendered before the slides, so that after a change the screen reader continues into the slide. */
  controls(rotation: Rotation): ReactNode;
}) {
  const rotation = useRotation(slides.length, isCovered);
  const { shown, show, isRotating, isNeeded, holds } = rotation;
  const swipe = useSwipe({ toLeft: () => show(shown + 1), toRight: () => show(shown - 1) });
  return (
    <section className={`carousel ${className}`} aria-roledescription={roles.carousel} aria-label={label} {...holds}>
      {slides.length > 1 && controls(rotation)}
      <div className="slides" aria-live={isRotating ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ key, label, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
          <div
            key={key}
            role="group"
            aria-roledescription={roles.slide}
            aria-label={label}
            className={`slide ${index === shown ? 'slide--shown' : ''}`}
            inert={index !== shown}
          >
            {content(isNeeded(index))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Shorter movements are taps. */
const leastPx = 40;

/** Handlers for horizontal swipes; a mostly vertical movement scrolls the page. */
function useSwipe({ toLeft, toRight }: { toLeft(): void; toRight(): void }) {
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
