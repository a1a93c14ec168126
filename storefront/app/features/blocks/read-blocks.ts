import type { Api } from '@shop/contract/client.ts';
import { type PageBlock, type PagePlace, pageBlocks } from './page-block.ts';

/** The blocks of a page as it shows them. */
export async function readBlocks(api: Api, place: PagePlace): Promise<PageBlock[]> {
  const { blocks } = await api('GET /api/v1/pages/blocks/:place/', { params: { place } });
  return pageBlocks(blocks);
}
