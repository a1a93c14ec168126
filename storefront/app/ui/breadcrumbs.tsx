import { Link } from 'react-router';
import './breadcrumbs.css';

/** The way from the home page to this one. */
export function Breadcrumbs({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly { name: string; to?: string }[];
  current: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {steps.map(({ name, to }) => (
          <li key={name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
