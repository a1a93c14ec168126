import './counted-heading.css';

/** The heading of a list with the number of its items. */
export function CountedHeading({ children, count }: { children: string; count: number }) {
  return (
    <h2 className="t-heading">
      {children} {count > 0 && <span className="counted mute num">{count}</span>}
    </h2>
  );
}
