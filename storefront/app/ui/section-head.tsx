import type { ReactNode } from 'react';
import './section-head.css';

/** The heading of a section, with controls at the other end. */
export function SectionHead({
  id,
  title,
  text,
  level = 2,
  children,
}: {
  id: string;
  title: string;
  /** Under the heading. */
  text?: string;
  level?: 1 | 2;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const heading = (
    <Heading className="t-display" id={id}>
      {title}
    </Heading>
  );
  return (
    <div className="shead">
      {text ? (
        <div className="shead__txt">
          {heading}
          <p className="soft">{text}</p>
        </div>
      ) : (
        heading
      )}
      {children}
    </div>
  );
}
