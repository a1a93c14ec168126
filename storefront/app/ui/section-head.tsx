import type { ReactNode } from 'react';
import './section-head.css';

/** The heading of a section, with controls at the other end. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="shead">
      <h2 className="t-display" id={id}>
        {title}
      </h2>
      {children}
    </div>
  );
}
