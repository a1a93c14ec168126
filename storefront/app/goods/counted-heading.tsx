import './counted-heading.css';

/** The name of a list with how much there is in it. */
export function CountedHeading({ children, count }: { children: string; count: number }) {
  return (
    <h2 className="t-heading">
      {children} {count > 0 && <span className="counted mute num">{count}</span>}
    </h2>
  );
}
