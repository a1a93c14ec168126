import * as admin from '@shop/contract/admin/blocks.ts';
import { blocksEndpoint } from '@shop/contract/blocks.ts';
import { type BlockPlace, blockPlaces, fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { dropDraft, saveDraft } from './change-draft.ts';
import { listEditedPlaces, readBlockVersions, readEditedPlace } from './edited-places.ts';
import { previewBlocks } from './preview-blocks.ts';
import { publishBlocks, restoreBlocks, takeBackBlocks } from './publish-blocks.ts';
import { blocksAnswer } from './read-blocks.ts';

const mayHaveProducts = (place: BlockPlace) =>
  blockPlaces[place].some((kind) => Object.values(fieldsOfBlock(kind)).some(({ as }) => as === 'products'));

export function blocksRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>) {
  const { db } = shop;
  serve.cached(blocksEndpoint, ({ params }, soldOut) => blocksAnswer(shop, params.place, soldOut), {
    // Which products a rule chooses depends on what is sold out.
    looksAtSoldOut: ({ params }) => mayHaveProducts(params.place),
  });

  serve.staff(admin.listPlacesEndpoint, () => listEditedPlaces(db));
  serve.staff(admin.readPlaceEndpoint, ({ params }) => readEditedPlace(db, params.place));
  serve.staff(admin.saveDraftEndpoint, ({ params, body: { blocks, version: seen } }, member) =>
    saveDraft(shop, member, { ...params, blocks, seen }),
  );
  serve.staff(admin.dropDraftEndpoint, ({ params }, member) => dropDraft(shop, member, params.place));
  serve.staff(admin.publishBlocksEndpoint, ({ params, body: { blocks, version: seen, starts_at } }, member) =>
    publishBlocks(shop, member, { ...params, blocks, seen, startsAt: starts_at === null ? null : new Date(starts_at) }),
  );
  serve.staff(admin.takeBackBlocksEndpoint, ({ params }, member) => takeBackBlocks(shop, member, params.place));
  serve.staff(admin.blockVersionsEndpoint, ({ params }) => readBlockVersions(db, params.place));
  serve.staff(admin.restoreBlocksEndpoint, ({ params, body }, member) =>
    restoreBlocks(shop, member, { ...params, ...body }),
  );
  serve.staff(admin.previewBlocksEndpoint, ({ params, body }, member) =>
    previewBlocks(shop, member, { ...params, ...body }),
  );
}
