import { glued } from '@shop/wording/glued.ts';
import { PageLink } from '../navigation/page-link.tsx';

/** The name of an item, with a link if it has a page. */
export function LinkedName({
  of: { name, url },
  className,
}: {
  of: { name: string; url: string | null };
  className?: string;
}) {
  if (url === null) return <span className={className}>{glued(name)}</span>;
  return (
    <PageLink className={className} to={url}>
      {glued(name)}
    </PageLink>
  );
}
