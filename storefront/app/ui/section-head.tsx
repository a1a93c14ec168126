import type { ReactNode } from 'react';
import './section-head.css';

/** The heading of a section, with its controls on the other side. */
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
