import type { ReactNode } from 'react';
import { type Rotation, useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';
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
