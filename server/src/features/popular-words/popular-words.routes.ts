import { noteSearchEndpoint, popularWordsEndpoint } from '@shop/contract/searches.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { limits } from '../rate-limits/index.ts';
import { noteSearch } from './note-search.ts';
import { readShownWords } from './popular-words.queries.ts';

const mostShown = 6;

export function popularWordsRoutes(serve: Serve, shop: Pick<Shop, 'db' | 'secrets'>) {
  serve.cached(popularWordsEndpoint, async () => constant({ words: await readShownWords(shop.db, mostShown) }));
  serve(
    noteSearchEndpoint,
    async ({ body }, { address }) => {
      await noteSearch(shop, { q: body.q, address });
    },
    { limit: limits.noteSearch },
  );
}
