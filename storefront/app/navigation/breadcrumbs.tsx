import { pagesWording } from '@shop/wording/pages.ts';
import { Link } from 'react-router';
import './breadcrumbs.css';

/** The path from the home page to this page. */
export function Breadcrumbs({
  steps = [],
  current,
}: {
  /** The steps in between. */
  steps?: readonly { name: string; to?: string }[];
  current: string;
}) {
  return (
    <nav aria-label={pagesWording.breadcrumbs}>
      <ol className="crumbs">
        {[{ name: pagesWording.home, to: '/' }, ...steps].map(({ name, to }) => (
          <li key={name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
