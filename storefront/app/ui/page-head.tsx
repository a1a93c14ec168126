import type { ReactNode } from 'react';
import './page-head.css';

/** The head of a page, with a figure beside it on wide screens and above it on narrow ones. */
export function PageHead({
  title,
  text,
  figure,
  id,
  level = 1,
}: {
  title: string;
  text: string;
  figure?: ReactNode;
  /** Of the heading. */
  id?: string;
  level?: 1 | 2;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={`phead ${figure ? 'phead--fig' : ''}`}>
      {figure && <figure>{figure}</figure>}
      <div className="phead__txt">
        <Heading className="t-display" id={id}>
          {title}
        </Heading>
        <p className="t-lead soft">{text}</p>
      </div>
    </div>
  );
}
