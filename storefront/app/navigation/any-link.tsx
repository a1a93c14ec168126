import type { ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

/** A link that the staff has chosen: to a page of the shop, or to another site in a new tab. */
export function AnyLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (to.startsWith('/'))
    return (
      <PageLink className={className} to={to}>
        {children}
      </PageLink>
    );
  return (
    <a className={className} href={to} rel="noopener" target="_blank">
      {children}
    </a>
  );
}
