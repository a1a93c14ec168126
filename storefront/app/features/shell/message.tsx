import { pagesWording } from '@shop/wording/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A page that says one thing and leads home; after a failure by a full load, so that what was wrong is left behind. */
export function Message({ title, children, reload = false }: { title: string; children: ReactNode; reload?: boolean }) {
  return (
    <section className="page section stack">
      <h1 className="t-display">{title}</h1>
      <p className="soft">{children}</p>
      <p>
        <Link className="link" to="/" reloadDocument={reload}>
          {pagesWording.toHome}
        </Link>
      </p>
    </section>
  );
}

export function NotFound() {
  return <Message title={pagesWording.notFound}>{pagesWording.notFoundHint}</Message>;
}
