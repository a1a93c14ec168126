import type { ReactNode } from 'react';
import './page-head.css';

/** The head of a page, with a figure beside it on wide screens and above it on narrow ones. */
export function PageHead({ title, text, figure }: { title: string; text: string; figure?: ReactNode }) {
  return (
    <div className={`phead ${figure ? 'phead--fig' : ''}`}>
      {figure && <figure>{figure}</figure>}
      <div className="phead__txt">
        <h1 className="t-display">{title}</h1>
        <p className="t-lead soft">{text}</p>
      </div>
    </div>
  );
}
