import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { askPageAhead } from './ask-page-ahead.ts';
import { needsNewDocument } from './right-document.ts';

/** A pointer or focus that only passes over a link starts no prefetch. */
const intentMs = 80;

/** A link to a page of the shop. Hover or focus prefetches the page's code and data. */
export function PageLink({
  to,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to' | 'prefetch' | 'reloadDocument'> & { to: string }) {
  const timer = useRef<number>(undefined);
  const forget = () => window.clearTimeout(timer.current);
  const consider = () => {
    forget();
    timer.current = window.setTimeout(askPageAhead, intentMs, to);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <Link
      {...rest}
      to={to}
      reloadDocument={needsNewDocument(to)}
      prefetch="intent"
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
      onClick={(event) => {
        // From now on the page's own requests count.
        forget();
        onClick?.(event);
      }}
      onTouchStart={() => askPageAhead(to)}
    />
  );
}
