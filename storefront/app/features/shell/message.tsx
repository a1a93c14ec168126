import { pagesWording } from '@shop/wording/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Drop } from '../../ui/drop.tsx';
import './message.css';

/** A page with one message and links. `reload` makes the links load a new document, which clears the failed state. */
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
