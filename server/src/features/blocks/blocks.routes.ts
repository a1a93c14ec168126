import { blocksEndpoint } from '@shop/contract/blocks.ts';
import { type BlockPlace, blockPlaces, fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { blocksAnswer } from './read-blocks.ts';

const mayHaveProducts = (place: BlockPlace) =>
  blockPlaces[place].some((kind) => Object.values(fieldsOfBlock(kind)).some(({ as }) => as === 'products'));

export function blocksRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>) {
  serve.cached(blocksEndpoint, ({ params }, soldOut) => blocksAnswer(shop, params.place, soldOut), {
    // Which products a rule chooses depends on what is sold out. Only pages have such blocks.
    looksAtSoldOut: ({ params }) => mayHaveProducts(params.place),
  });
}
