import { pagesWording } from '@shop/wording/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Drop } from '../../ui/drop.tsx';
import './message.css';

/** A page that says one thing and leads on; after a failure by a full load, so that what was wrong is left behind. */
export function Message({ title, children, reload = false }: { title: string; children: ReactNode; reload?: boolean }) {
  return (
    <section className="lost">
      <Drop />
      <h1 className="t-display">{title}</h1>
      <div className="lost__text t-lead soft">{children}</div>
      <Link className="btn btn--primary" to="/" reloadDocument={reload}>
        {pagesWording.toHome}
      </Link>
    </section>
  );
}

export function NotFound() {
  return (
    <Message title={pagesWording.notFound}>
      <p>{pagesWording.notFoundHint}</p>
    </Message>
  );
}
