import { useEffect } from 'react';
import { data } from 'react-router';
import { pageContext } from '../../api/page-context.ts';
import { describeFailure } from '../../meta/describe-failure.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { Route } from './+types/preview-page.ts';
import { type PagePlace, pageBlocks } from './page-block.ts';
import { PageContent } from './page-content.tsx';
import { readBlocks } from './read-blocks.ts';

/** Blocks that are not published yet, for the staff. Those of header and footer stand around the home page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, preview } = context.get(pageContext);
  if (preview === undefined) throw data(null, { status: 404 });
  const { place, blocks } = preview;
  if (!isPage(place)) return { place: 'home' as const, blocks: await readBlocks(api, 'home') };
  return { place, blocks: pageBlocks(blocks) };
}

const isPage = (place: string): place is PagePlace => ['home', 'about', 'contacts'].includes(place);

export const meta: Route.MetaFunction = ({ loaderData, error, ...visit }) =>
  loaderData
    ? [...describePage(visit, { path: '/' }), { name: 'robots', content: 'noindex' }]
    : describeFailure(error, visit);

export default function PreviewPage({ loaderData: { place, blocks } }: Route.ComponentProps) {
  useEffect(() => {
    // Before the router, which could not come back: only the server knows what is previewed.
    window.addEventListener('click', leave, true);
    return () => window.removeEventListener('click', leave, true);
  }, []);
  return <PageContent place={place} blocks={blocks} />;
}

/** A link opens a new document, and from a frame of the back office a new tab: other pages are not shown in frames. */
function leave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.getAttribute('href')?.startsWith('#')) return;
  event.stopPropagation();
  if (window.parent !== window) link.target = '_blank';
}
