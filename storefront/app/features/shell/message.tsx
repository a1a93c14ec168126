import { pagesWording } from '@shop/wording/pages.ts';
import type { ReactNode } from 'react';

/** A page that says one thing and leads home, by a full load: whatever was wrong is left behind. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page section stack">
      <h1 className="t-display">{title}</h1>
      <p className="soft">{children}</p>
      <p>
        <a className="link" href="/">
          {pagesWording.toHome}
        </a>
      </p>
    </section>
  );
}
