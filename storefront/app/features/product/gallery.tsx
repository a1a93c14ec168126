import { carouselWording } from '@shop/wording/carousel.ts';
import { productWording } from '@shop/wording/product.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import '../../ui/dots.css';
import './gallery.css';

/** More thumbnails do not fit beside the picture. */
const mostThumbnails = 4;

/**
 * The pictures of a variant, one at a time: by swipe or wheel, by arrows and thumbnails on wide screens, by dots on
 * phones. Uses the browser's own scrolling, so it works before hydration and without scripts.
 */
export function Gallery({ images, children }: { images: readonly PictureSource[]; children: ReactNode }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // The target of the scrolling; the current position lags behind it.
  const goal = useRef(0);
  const show = (index: number) => {
    goal.current = (index + images.length) % images.length;
    strip.current?.scrollTo({ left: goal.current * strip.current.clientWidth });
  };
  const thumbnails = images.slice(0, mostThumbnails);
  return (
    <section className="gal" aria-roledescription={carouselWording.roles.carousel} aria-label={productWording.photos}>
      <div className="gal__thumbs">
        {thumbnails.length > 1 &&
          thumbnails.map((image, index) => (
            <button
              key={image.image}
              type="button"
              aria-label={productWording.photo(index + 1)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <Picture picture={{ ...image, alt: '' }} sizes="84px" />
            </button>
          ))}
      </div>
      <div className="gal__main">
        <ul
          className="gal__strip"
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable
          tabIndex={0}
          aria-label={productWording.photos}
          onScrollEnd={({ currentTarget }) => {
            goal.current = indexIn(currentTarget);
          }}
          onScroll={({ currentTarget }) => setCurrent(indexIn(currentTarget))}
        >
          {images.map((image, index) => (
            <li key={image.image}>
              <Picture picture={image} sizes="(min-width: 64rem) 44vw, 100vw" isEager={index === 0} />
            </li>
          ))}
        </ul>
        <div className="gal__flags">{children}</div>
        {images.length > 1 && (
          <>
            <div className="dots">
              {images.map((image, index) => (
                <button
                  key={image.image}
                  type="button"
                  className="dots__dot"
                  aria-label={productWording.photo(index + 1)}
                  aria-current={index === current || undefined}
                  onClick={() => show(index)}
                />
              ))}
            </div>
            <div className="gal__nav">
              <button
                type="button"
                className="iconbtn"
                aria-label={productWording.previousPhoto}
                onClick={() => show(goal.current - 1)}
              >
                <Icon name="arrow-left" />
              </button>
              <button
                type="button"
                className="iconbtn"
                aria-label={productWording.nextPhoto}
                onClick={() => show(goal.current + 1)}
              >
                <Icon name="arrow-right" />
              </button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function indexIn({ scrollLeft, clientWidth }: Element): number {
  return Math.round(scrollLeft / clientWidth);
}
