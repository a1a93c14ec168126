import { allPages, findPage, fixedPart, partsOf } from './pages.ts';

const secretParts = allPages.filter(({ hasSecret }) => hasSecret).map(({ path }) => fixedPart(path));

/** The fixed part of the page of secrets that an address belongs to, also if it is not quite right. */
export const secretPartOf = (address: string) => secretParts.find((part) => address.startsWith(part));

/**
 * The path in a cache and in the rendering: secrets are replaced by their names, so that one page serves all of them. A page
 * that is rendered for each request keeps its own.
 */
export function withoutSecrets(path: string): string {
  const page = findPage(path);
  if (!page?.hasSecret || !page.isCached) return path;
  const given = partsOf(path);
  return `/${partsOf(page.path)
    .slice(0, given.length)
    .map((part) => part.replace(/^:|\?$/g, ''))
    .join('/')}`;
}
