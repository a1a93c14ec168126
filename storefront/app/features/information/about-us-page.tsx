import { pagesWording } from '@shop/wording/pages.ts';
import { browserApi } from '../../api/browser-api.ts';
import { pageContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import type { PageBlock } from '../blocks/page-block.ts';
import { PageContent } from '../blocks/page-content.tsx';
import { readBlocks } from '../blocks/read-blocks.ts';
import type { Route } from './+types/about-us-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => readBlocks(context.get(pageContext).api, 'about');
export const clientLoader = () => readBlocks(browserApi, 'about');

export const meta: Route.MetaFunction = ({ loaderData, ...visit }) =>
  describePage(visit, { title: pagesWording.aboutUs, description: firstWords(loaderData ?? []) });

export default function AboutUsPage({ loaderData: blocks }: Route.ComponentProps) {
  return <PageContent place="about" blocks={blocks} />;
}

/** The first words of the story are what search engines tell of it. */
function firstWords(blocks: readonly PageBlock[]): string | undefined {
  for (const { kind, data } of blocks) if (kind === 'story') return data.lead || data.text.split('\n')[0];
  return undefined;
}
