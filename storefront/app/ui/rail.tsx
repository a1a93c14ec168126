import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { SectionHead } from './section-head.tsx';
import './rail.css';

/** A horizontally scrolling row under a heading, moved by touch, keys or two buttons. */
export function Rail({
  id,
  headingId,
  title,
  previousLabel,
  nextLabel,
  children,
}: {
  /** Of the section, for links to it. */
  id: string;
  headingId: string;
  title: string;
  previousLabel: string;
  nextLabel: string;
  /** List items. */
  children: ReactNode;
}) {
  const rail = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  function look() {
    if (rail.current) setEnds(scrollEnds(rail.current));
  }
  useEffect(() => {
    if (rail.current === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setEnds(scrollEnds(entry.target)));
    observer.observe(rail.current);
    return () => observer.disconnect();
  }, []);
  /** Scrolls by one screenful. */
  const push = (direction: 1 | -1) => rail.current?.scrollBy({ left: direction * rail.current.clientWidth });

  return (
    <section className="section page" id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title}>
        <div className="carousel-nav">
          {/* Not `disabled`: a focused button must not lose the focus. */}
          <button
            type="button"
            className="iconbtn iconbtn--line"
            aria-label={previousLabel}
            aria-disabled={ends.isAtStart}
            onClick={() => push(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className="iconbtn iconbtn--line"
            aria-label={nextLabel}
            aria-disabled={ends.isAtEnd}
            onClick={() => push(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable */}
      <ul ref={rail} className="rail" tabIndex={0} aria-labelledby={headingId} onScroll={look}>
        {children}
      </ul>
    </section>
  );
}

/** Tolerance: some browsers stop a fraction of a pixel before the end. */
function scrollEnds({ scrollLeft, scrollWidth, clientWidth }: Element) {
  return { isAtStart: scrollLeft < 2, isAtEnd: scrollLeft > scrollWidth - clientWidth - 2 };
}
