import { glued } from '@shop/wording/glued.ts';
import { PageLink } from '../navigation/page-link.tsx';

/** What is bought, leading to its page if it has one. */
export function LinkedName({ of: { name, url } }: { of: { name: string; url: string | null } }) {
  return url === null ? glued(name) : <PageLink to={url}>{glued(name)}</PageLink>;
}
