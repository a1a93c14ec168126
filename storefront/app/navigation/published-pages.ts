import { useRouteLoaderData } from 'react-router';

/** Whether an information page is published: nothing links to one that is not. */
export function useIsPublished(): (path: string) => boolean {
  const root = useRouteLoaderData('root') as { shell?: { publishedPages?: readonly string[] } } | undefined;
  const published = root?.shell?.publishedPages ?? [];
  return (path) => published.includes(path);
}
