import { pagesWording } from '@shop/wording/pages.ts';
import { Link } from 'react-router';

export function NotFound() {
  return (
    <section className="page section stack">
      <h1 className="t-display">{pagesWording.notFound}</h1>
      <p className="soft">{pagesWording.notFoundHint}</p>
      <p>
        <Link className="link" to="/">
          {pagesWording.toHome}
        </Link>
      </p>
    </section>
  );
}
