import type { ReactNode } from 'react';
import { type Rotation, useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';
import './carousel.css';

export type Slide = {
  key: string;
  label: string;
  /** Pictures belong to it only when it is needed. */
  content(isNeeded: boolean): ReactNode;
};

/** Slides on one place, one of them shown. Without scripts it is the first one. */
export function Carousel({
  label,
  roles,
  className,
  slides,
  isCovered,
  controls,
}: {
  label: string;
  /** What a screen reader calls the whole and its parts. */
  roles: { carousel: string; slide: string };
  className: string;
  slides: readonly Slide[];
  /** Something lies over the page: nobody watches. */
  isCovered: boolean;
  /** Stand before the slides: who changes a slide reads on into it. */
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
